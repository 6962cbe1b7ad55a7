import jax


def energy(x):
    return x**2


jax.grad(energy)(3)  # raises TypeError
