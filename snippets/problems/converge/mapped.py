import jax
import jax.numpy as jnp


def steps_until(limit):
    def go_on(state):
        value, _ = state
        return value < limit

    def double(state):
        value, steps = state
        return 2 * value, steps + 1

    return jax.lax.while_loop(go_on, double, (1.0, 0))


print(jax.vmap(steps_until)(jnp.array([1.0, 5.0, 100.0])))
