# needs jax >= 0.8.1
import jax
import jax.numpy as jnp


@jax.jit(static_argnames=["dropout"])
def train_step(weights, x, dropout):
    if dropout:
        x = jnp.where(x > 0.5, x, 0.0)
    return weights - 0.1 * x


print(train_step(jnp.ones(2), jnp.array([0.2, 0.8]), dropout=True))
