import jax
import jax.numpy as jnp

H = jnp.array([[1.0, 2.0j], [-2.0j, 3.0]])


def energy(psi):
    return jnp.vdot(psi, H @ psi)


psi = jnp.array([1.0, 0.5])
value, slope = jax.value_and_grad(energy)(psi)  # raises TypeError
