import jax
import jax.numpy as jnp


@jax.jit
def decay(x):
    def unfinished(state):
        count, x, history = state
        return (count < 8) & (x > 0.1)

    def step(state):
        count, x, history = state
        x = x * 0.5
        return count + 1, x, history.at[count].set(x)

    return jax.lax.while_loop(unfinished, step, (0, x, jnp.full(8, jnp.nan)))


count, x, history = decay(1.0)
print(count, "steps, last", x)
print(history)
