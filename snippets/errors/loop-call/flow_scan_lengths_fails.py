import jax
import jax.numpy as jnp


@jax.jit
def dot(a, b):
    def step(total, row):
        return total + row[0] * row[1], None

    return jax.lax.scan(step, 0.0, (a, b))[0]  # raises ValueError


print(dot(jnp.ones(3), jnp.ones(4)))
