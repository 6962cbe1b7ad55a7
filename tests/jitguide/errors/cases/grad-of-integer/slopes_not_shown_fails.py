import jax
import jax.numpy as jnp


def energy(charges, places):
    return jnp.sum(charges * places**2)


force = jax.grad(energy, argnums=1)
charges, places = jnp.array([0.5, 1.0]), jnp.array([3, -2])
print(force(charges, places))  # raises TypeError
