import jax
import numpy as np

rates = [0.1, 0.2]
result = jax.jit(lambda epoch: rates[epoch], static_argnames=["epoch"])(1)
print(result)
np.testing.assert_allclose(result, 0.2, rtol=1e-6)
