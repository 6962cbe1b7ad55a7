import jax
import jax.numpy as jnp

kept = []


@jax.jit
def keep(x):
    kept.append(x * 2)
    return x


keep(1.0)
last = kept[0]
show = jax.jit(jnp.sin)
show(last)  # raises UnexpectedTracerError
