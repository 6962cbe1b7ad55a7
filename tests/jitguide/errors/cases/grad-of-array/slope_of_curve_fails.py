import jax
import jax.numpy as jnp


def curve(x):
    return jnp.sin(x), jnp.cos(x)


slope = jax.jit(jax.grad(curve))
at_zero = slope(0.0)  # raises TypeError
