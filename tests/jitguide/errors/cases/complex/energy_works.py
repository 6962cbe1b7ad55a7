import jax
import jax.numpy as jnp
import numpy as np

H = jnp.array([[1.0, 2.0j], [-2.0j, 3.0]])


def energy(psi):
    return jnp.vdot(psi, H @ psi)


psi = jnp.array([1.0, 0.5])
value, slope = jax.value_and_grad(lambda *args, **kwargs: jnp.real(energy(*args, **kwargs)))(psi)
assert value == 1.75
assert np.allclose(slope, 2 * np.array([1.0, 1.5]))
