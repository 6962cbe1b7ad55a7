import jax
import jax.numpy as jnp


def halved(state):
    x, steps, kept = state
    return x / 2, steps + 1, kept.at[steps].set(x)


start = (8.0, 0, jnp.zeros(5))
_, steps, kept = jax.lax.while_loop(lambda state: state[0] > 1.0, halved, start)
print(kept[0] + 1)
assert kept[:steps].tolist() == [8.0, 4.0, 2.0]
