import jax
import jax.numpy as jnp


@jax.jit
def halve(n):
    return jax.lax.while_loop(lambda n: n > 1, lambda n: n / 2, n.astype(float))


print(halve(jnp.int32(20)))
