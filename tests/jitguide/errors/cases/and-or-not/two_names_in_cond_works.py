import jax
import numpy as np
from jax import lax


@jax.jit
def both_negative(x, y):
    return lax.cond((x < 0) & (y < 0), lambda v: v, lambda v: -v, x)


result = both_negative(-0.3, 0.1)
print(result)
np.testing.assert_allclose(result, 0.3, rtol=1e-6)
