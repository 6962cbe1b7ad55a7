import jax
import jax.numpy as jnp

kept = []


@jax.jit
def keep(x):
    kept.append(x)
    return x


keep(1.0)
last = kept[0]
jnp.sin(last) + 1  # raises UnexpectedTracerError
