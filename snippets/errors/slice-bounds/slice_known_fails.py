import jax
import jax.numpy as jnp


@jax.jit
def looped(a):
    def body(j, a):
        return a.at[j:, j].multiply(10)  # raises IndexError

    return jax.lax.fori_loop(0, a.shape[1], body, a)


print(looped(jnp.ones((3, 3), int)))
