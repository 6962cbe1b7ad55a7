import jax
import jax.numpy as jnp


def body(i, level):
    return jnp.asarray(jnp.round(level * 2), jnp.float32)


assert jax.lax.fori_loop(0, 2, body, 0.75) == 4
