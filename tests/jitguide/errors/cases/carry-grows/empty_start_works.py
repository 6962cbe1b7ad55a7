import jax
import jax.numpy as jnp


def body(i, carry):
    return jnp.ones((2, 3)) * i


assert jax.lax.fori_loop(0, 4, body, jnp.zeros((2, 3), jnp.float32)).tolist() == [[3.0] * 3] * 2
