import functools

import flax.linen as nn
import jax
import jax.numpy as jnp


class Fill(nn.Module):
    value: float
    dtype: jnp.dtype

    def __call__(self):
        return jnp.full(2, self.value, self.dtype)


@functools.partial(jax.jit, static_argnames="model")
def apply(model):
    return model.apply({})


for value, dtype in ((1, jnp.int32), (1.0, jnp.float32), (True, jnp.bool_)):
    print(apply(Fill(value, dtype)))
