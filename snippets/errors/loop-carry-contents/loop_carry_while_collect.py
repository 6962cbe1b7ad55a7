import jax
import jax.numpy as jnp

LARGEST = 8


@jax.jit
def halvings(x):
    def unfinished(state):
        count, x, found = state
        return (x > 1) & (count < LARGEST)

    def halve(state):
        count, x, found = state
        return count + 1, x / 2, found.at[count].set(x / 2)

    count, _, found = jax.lax.while_loop(unfinished, halve, (0, x, jnp.zeros(LARGEST)))
    return count, found


count, found = halvings(10.0)
print(count, found)
print(found[:count])
