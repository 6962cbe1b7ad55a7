# argument: p

import jax
import jax.numpy as jnp


def require(p):
    total = jnp.sum(p)
    assert jnp.all(p >= 0) and abs(total - 1.0) < 1e-4, (  # raises TracerBoolConversionError
        f"{p} must be non-negative and sum to one"
    )


@jax.jit
def entropy(p):
    require(p)
    return -jnp.sum(p * jnp.log2(p))


entropy(jnp.array([0.5, 0.5]))
