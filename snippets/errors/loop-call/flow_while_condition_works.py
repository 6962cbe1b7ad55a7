import jax
import jax.numpy as jnp


@jax.jit
def shrink(x):
    return jax.lax.while_loop(lambda x: jnp.any(x > 1), lambda x: x / 2, x)


print(shrink(jnp.array([4.0, 8.0])))
