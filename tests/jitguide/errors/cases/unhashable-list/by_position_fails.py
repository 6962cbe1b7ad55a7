import jax
import jax.numpy as jnp


def padded(x, widths):
    return jnp.pad(x, widths)


widths = [1, 2]
pad = jax.jit(padded, static_argnums=1)
result = pad(jnp.ones(1), widths)  # raises ValueError
