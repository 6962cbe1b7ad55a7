import jax
import jax.numpy as jnp


@jax.jit
def accept(x, count, u):
    return jax.lax.cond(
        u < 0.5, lambda: (x + u, count + 1.0), lambda: (x, jnp.asarray(0, jnp.float32))
    )


assert accept(1.0, 2.0, 0.25) == (1.25, 3.0)
