import jax


@jax.jit
def root_of_two(x):
    def unfinished(x):
        return abs(x * x - 2) > 1e-5

    def step(x):
        return x - (x * x - 2) / (2 * x)

    return jax.lax.while_loop(unfinished, step, x)


print(root_of_two(1.0).round(4))
