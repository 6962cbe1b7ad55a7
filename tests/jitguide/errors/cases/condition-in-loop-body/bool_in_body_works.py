import jax
import jax.numpy as jnp

x = jnp.array([1.0, 3.0])


def body(i, big):
    return big | (x[i] > 2)


assert jax.lax.fori_loop(0, 2, body, False)
