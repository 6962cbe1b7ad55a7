import jax
import jax.numpy as jnp

kept = []


def step(total, x):
    kept.append(total * 2)
    return total + x, None


jax.lax.scan(step, 0.0, jnp.arange(3.0))
print(kept[0] + 1)  # raises UnexpectedTracerError
