import jax
import jax.numpy as jnp
import numpy as np

table = jnp.array([0.5, 1.5, 2.5])


def strength(tokens, power):
    return jnp.sum(table[tokens] ** power)


of_power = jax.grad(strength, argnums=1)
tokens = jnp.array([1, 2])
expected = 1.5**2 * np.log(1.5) + 2.5**2 * np.log(2.5)
np.testing.assert_allclose(of_power(tokens, 2.0), expected, rtol=1e-6)
