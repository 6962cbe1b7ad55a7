import jax.numpy as jnp
import numpy as np
from jax import lax

x = jnp.arange(5)
_, heads = lax.scan(
    lambda carry, length: (carry, jnp.where(jnp.indices(x.shape)[0] < length, x, 0)),
    0,
    jnp.arange(3),
)
print(heads)
np.testing.assert_array_equal(heads[2], [0, 1, 0, 0, 0])
