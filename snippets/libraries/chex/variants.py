import io
import unittest

import chex
import jax.numpy as jnp


class DoubleTest(chex.TestCase):
    @chex.variants(with_jit=True, without_jit=True)
    def test_double(self):
        @self.variant
        def double(x):
            print("x is", type(x).__name__)
            return 2 * x

        chex.assert_trees_all_close(double(jnp.ones(3)), 2 * jnp.ones(3))


suite = unittest.defaultTestLoader.loadTestsFromTestCase(DoubleTest)
result = unittest.TextTestRunner(io.StringIO()).run(suite)
print(result.testsRun, "tests,", len(result.failures), "failures")
