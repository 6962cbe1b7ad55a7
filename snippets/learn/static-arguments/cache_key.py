import jax
import jax.numpy as jnp


def scale(x, factor):
    print("tracing", x.shape, x.dtype, "factor =", factor)
    return x * factor


scale = jax.jit(scale, static_argnames=["factor"])
scale(jnp.zeros(3), factor=2)
scale(jnp.ones(3), factor=2)
scale(jnp.ones(4), factor=2)
scale(jnp.ones(4, dtype=jnp.int32), factor=2)
scale(jnp.ones(4), factor=5)
scale(jnp.zeros(4), factor=2)
