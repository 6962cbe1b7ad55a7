import jax
import jax.numpy as jnp


@jax.jit
def heated(u):
    u = 2 * u
    # fmt: off
    u[0] = 0.0; u[-1] = 1.0  # noqa: E702  # raises TypeError
    # fmt: on
    return u


print(heated(jnp.ones(3)))
