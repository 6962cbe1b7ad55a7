import jax


def energy(x):
    return 3 * x**2


force = jax.grad(energy)
force(2.0)
