import functools

import flax.linen as nn
import jax
import jax.numpy as jnp


class Net(nn.Module):
    @nn.compact
    def __call__(self, x, train):
        frozen = not train
        return nn.Dropout(0.5, deterministic=frozen)(x)


@functools.partial(jax.jit, static_argnames="train")
def predict(x, train):
    rngs = {"dropout": jax.random.key(0)}
    return Net().apply({}, x, train, rngs=rngs)


for train in (True, False, True):
    print(predict(jnp.ones(6), train))
print("traces:", predict._cache_size())
