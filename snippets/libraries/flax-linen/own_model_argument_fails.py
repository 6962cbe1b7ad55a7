import flax.linen as nn
import jax
import jax.numpy as jnp


class Net(nn.Module):
    @nn.compact
    def __call__(self, x):
        return nn.Dense(2)(x)


@jax.jit
def predict(model, variables, x):
    return model.apply(variables, x)


model = Net()
variables = model.init(jax.random.key(0), jnp.ones(3))
predict(model, variables, jnp.ones(3))  # raises TypeError
