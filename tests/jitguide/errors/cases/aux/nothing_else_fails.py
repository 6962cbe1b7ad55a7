import jax


def energy(x):
    return 3 * x**2


force = jax.grad(energy, has_aux=True)
force(2.0)  # raises TypeError
