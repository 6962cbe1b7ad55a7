import jax
import jax.numpy as jnp


def body(i, state):
    x, clock = state
    return x + 1.0, clock + 0.5


x, clock = jax.lax.fori_loop(0, 4, body, (0.0, jnp.asarray(jnp.int32(0), jnp.float32)))
assert clock == 2.0
