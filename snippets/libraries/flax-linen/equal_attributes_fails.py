import functools

import flax.linen as nn
import jax
import jax.numpy as jnp


class Fill(nn.Module):
    value: float

    def __call__(self):
        return jnp.full(2, self.value)


@functools.partial(jax.jit, static_argnames="model")
def apply(model):
    print("tracing with", repr(model.value))
    return model.apply({})


for value in (1, 1.0, True, 2.0):
    print(apply(Fill(value)))
