import jax
import jax.numpy as jnp


def body(state):
    x, steps = state
    return x / 2, steps + 1


start = (jnp.int32(8), 0)
jax.lax.while_loop(lambda state: state[0] > 1, body, start)  # raises TypeError
