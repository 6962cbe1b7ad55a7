import jax


@jax.jit
def halve_until_small(x):
    def go_on(state):
        value, steps = state
        return value > 1

    def step(state):
        value, steps = state
        return value / 2, steps + 1.0

    return jax.lax.while_loop(go_on, step, (x, 0))  # raises TypeError


print(halve_until_small(100.0))
