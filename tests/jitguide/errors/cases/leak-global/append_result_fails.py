import jax
import jax.numpy as jnp

kept = []


@jax.jit
def keep(x):
    kept.append(x * 2)
    return x


keep(1.0)
jnp.sin(kept[0]) + 1  # raises UnexpectedTracerError
