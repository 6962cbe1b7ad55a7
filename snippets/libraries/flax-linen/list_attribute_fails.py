import functools

import flax.linen as nn
import jax
import jax.numpy as jnp


class MLP(nn.Module):
    widths: list

    @nn.compact
    def __call__(self, x):
        for width in self.widths:
            x = nn.relu(nn.Dense(width)(x))
        return x


@functools.partial(jax.jit, static_argnames="model")
def predict(model, variables, x):
    return model.apply(variables, x)


model = MLP([8, 2])
variables = model.init(jax.random.key(0), jnp.ones(3))
y = predict(model, variables, jnp.ones(3))  # raises ValueError
print(y.shape)
