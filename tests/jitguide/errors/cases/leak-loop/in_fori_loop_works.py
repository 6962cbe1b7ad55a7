import jax
import jax.numpy as jnp
import numpy as np


def body(i, carry):
    total, kept = carry
    return total + i, kept.at[i].set(total)


_, kept = jax.lax.fori_loop(0, 3, body, (0.0, jnp.zeros(3)))
result = kept[0] + 1
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
