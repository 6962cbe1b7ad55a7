import jax
import jax.numpy as jnp


def halve(state):
    x, count, seen = state
    x = x / 2
    seen = seen.at[count].set(x)
    return x, count + 1, seen


seen = jnp.zeros(6, jnp.float32).at[:1].set(8.0)
_, count, seen = jax.lax.while_loop(lambda state: state[0] > 1, halve, (8.0, 1, seen))
assert count == 4 and seen.tolist() == [8, 4, 2, 1, 0, 0]
