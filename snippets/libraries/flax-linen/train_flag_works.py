import functools

import flax.linen as nn
import jax
import jax.numpy as jnp


class Net(nn.Module):
    @nn.compact
    def __call__(self, x, train):
        return nn.Dropout(0.5, deterministic=not train)(x)


@functools.partial(jax.jit, static_argnames="train")
def predict(x, train):
    print("tracing with train =", train)
    return Net().apply({}, x, train, rngs={"dropout": jax.random.key(0)})


for train in (True, False, True):
    print(predict(jnp.ones(6), train))
