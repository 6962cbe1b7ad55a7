import jax
import jax.numpy as jnp

sums = []


def step(total, x):
    sums.append(total)
    return total + x, None


jax.lax.scan(step, 0.0, jnp.arange(3.0))
print(jnp.stack(sums))  # raises UnexpectedTracerError
