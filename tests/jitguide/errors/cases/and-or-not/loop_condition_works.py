import jax
import numpy as np
from jax import lax


@jax.jit
def halved(x):
    return lax.while_loop(lambda state: (state > 1) & (state < 9), lambda state: state / 2, x)


result = halved(4.0)
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
