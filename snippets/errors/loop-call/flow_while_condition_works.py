import jax
import jax.numpy as jnp


@jax.jit
def shrink(x):
    def large(x):
        return jnp.any(x > 1)

    def half(x):
        return x / 2

    return jax.lax.while_loop(large, half, x)


print(shrink(jnp.array([4.0, 8.0])))
