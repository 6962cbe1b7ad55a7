import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def layer(x, **options):
    return jnp.where(options["train"], x, -x)


result = layer(1.0, train=False)
print(result)
np.testing.assert_allclose(result, -1.0, rtol=1e-6)
