import jax
import jax.numpy as jnp


def invalid(x):
    raise ValueError("x must be positive")  # raises ValueError


@jax.jit
def safe_log(x):
    return jax.lax.cond(x <= 0, invalid, jnp.log, x)


safe_log(1.0)
