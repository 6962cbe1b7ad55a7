import jax


def energy(x):
    return 3 * x**2


force = jax.grad(energy)
assert force(2.0) == 12
