import jax
import jax.numpy as jnp


def tried(x):
    def unfinished(state):
        return state[2] > 1.0

    def attempt(state):
        count, root, change = state
        better = (root + x / root) / 2
        return (count + 1, better, jnp.abs(better - root) / root * 1e3)

    start = (jnp.int32(0), x, jnp.float32(1e3))
    return jax.lax.while_loop(unfinished, attempt, start)


count, root, change = tried(jnp.float32(9.0))
assert (int(count), float(root)) == (5, 3.0)
