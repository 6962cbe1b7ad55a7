import jax
import jax.numpy as jnp


def energies(k, x):
    return k * x**2


def fitted(step, k, x):
    for _ in range(2):
        k = k - 0.1 * step(k, x)  # raises TypeError
    return k


fitted(jax.grad(energies), jnp.float32(1.0), jnp.array([1.0, 2.0]))
