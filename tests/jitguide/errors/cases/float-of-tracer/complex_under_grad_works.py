import jax
import numpy as np

result = jax.grad(lambda x: x.astype(complex).real)(1.0)
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
