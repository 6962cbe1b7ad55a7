import jax


@jax.jit
def stopped(error, step):
    return (error < 1e-3) | (step > 100)


assert not stopped(0.1, 3)
