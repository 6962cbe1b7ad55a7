import functools

import flax.linen as nn
import jax
import jax.numpy as jnp


class MLP(nn.Module):
    widths: tuple

    @nn.compact
    def __call__(self, x):
        for width in self.widths:
            x = nn.relu(nn.Dense(width)(x))
        return x


@functools.partial(jax.jit, static_argnames="model")
def predict(model, variables, x):
    print("tracing with widths", model.widths)
    return model.apply(variables, x)


x = jnp.ones((5, 3))
for widths in ((8, 2), (8, 2), (4, 2)):
    model = MLP(widths)
    variables = model.init(jax.random.key(0), x)
    print(predict(model, variables, x).shape)
