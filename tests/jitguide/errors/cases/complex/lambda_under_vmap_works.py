import jax
import jax.numpy as jnp
import numpy as np

times = jnp.array([0.0, 0.5])
slopes = jax.vmap(jax.jacfwd(lambda t: jnp.exp((2j - 1) * t)))(times)
assert np.allclose(slopes, (2j - 1) * np.exp((2j - 1) * np.array(times)))
