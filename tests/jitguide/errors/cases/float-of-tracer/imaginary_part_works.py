import jax
import numpy as np

result = jax.jit(lambda x: 1.0 + 1j * x)(1.0)
print(result)
np.testing.assert_allclose(result, complex(1.0, 1.0), rtol=1e-6)
