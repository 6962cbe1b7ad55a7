import jax
import jax.numpy as jnp


def body(state):
    x, steps = state
    return x / 2, steps + 1


start = (jnp.asarray(8, jnp.float32), 0)
x, steps = jax.lax.while_loop(lambda state: state[0] > 1, body, start)
assert steps == 3
