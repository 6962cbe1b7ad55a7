import jax


@jax.jit
def root_of_two(x):
    def unfinished(state):
        count, x = state
        return (abs(x * x - 2) > 1e-5) & (count < 50)

    def step(state):
        count, x = state
        return count + 1, x - (x * x - 2) / (2 * x)

    return jax.lax.while_loop(unfinished, step, (0, x))


for start in (1.0, 100.0, 1e18):
    count, x = root_of_two(start)
    print(f"from {start:g}: {x:.4f} after {count} steps")
