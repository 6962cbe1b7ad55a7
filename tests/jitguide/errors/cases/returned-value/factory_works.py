import jax


def make_kernel(step, mass):
    def kernel(x):
        return x + step * mass

    return kernel


def update(parameters, x):
    return make_kernel(*parameters)(x)


update = jax.jit(update)
assert update((0.5, 2.0), 1.0) == 2.0
