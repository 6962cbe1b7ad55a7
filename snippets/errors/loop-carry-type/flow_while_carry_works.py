import jax
import jax.numpy as jnp


@jax.jit
def halve(n):
    def large(n):
        return n > 1

    def half(n):
        return n / 2

    return jax.lax.while_loop(large, half, n.astype(float))


print(halve(jnp.int32(20)))
