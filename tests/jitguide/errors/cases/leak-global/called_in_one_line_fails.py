import jax
import jax.numpy as jnp

kept = []


@jax.jit
def keep(x):
    kept.append(x)
    return x


keep(1.0)
show = jax.jit(jnp.sin)
show(kept[0])  # raises UnexpectedTracerError
