import flax.linen as nn
import jax
import jax.numpy as jnp


class Net(nn.Module):
    @nn.compact
    def __call__(self, x, train):
        frozen = not train  # raises TracerBoolConversionError
        return nn.Dropout(0.5, deterministic=frozen)(x)


@jax.jit
def predict(x, train):
    rngs = {"dropout": jax.random.key(0)}
    return Net().apply({}, x, train, rngs=rngs)


for train in (True, False, True):
    print(predict(jnp.ones(6), train))
