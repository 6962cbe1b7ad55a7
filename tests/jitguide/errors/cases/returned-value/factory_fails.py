import jax


@jax.jit
def make_kernel(step, mass):
    def kernel(x):
        return x + step * mass

    return kernel


def update(parameters, x):
    return make_kernel(*parameters)(x)  # raises TypeError


update = jax.jit(update)
update((0.5, 2.0), 1.0)
