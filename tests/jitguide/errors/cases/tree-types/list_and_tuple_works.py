import jax
import numpy as np

weights = [1.0, 2.0]
gradients = (0.5, 0.5)
result = jax.tree.map(lambda weight, gradient: weight - gradient, weights, list(gradients))
print(result)
np.testing.assert_allclose(result, [0.5, 1.5], rtol=1e-6)
