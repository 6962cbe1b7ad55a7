import jax
import jax.numpy as jnp


@jax.jit
def shrink(x):
    return jax.lax.while_loop(lambda x: x > 1, lambda x: x / 2, x)  # raises TypeError


print(shrink(jnp.array([4.0, 8.0])))
