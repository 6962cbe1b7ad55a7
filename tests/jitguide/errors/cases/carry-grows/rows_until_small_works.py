import jax
import jax.numpy as jnp


def halve(state):
    x, count, seen = state
    x = x / 2
    seen = seen.at[count].set(x)
    return x, count + 1, seen


start = jnp.array([8.0, 4.0])
seen = jnp.zeros((4, 2), jnp.float32).at[:1].set(start)
_, count, seen = jax.lax.while_loop(lambda s: s[0][0] > 1, halve, (start, 1, seen))
assert count == 4 and seen.tolist() == [[8, 4], [4, 2], [2, 1], [1, 0.5]]
