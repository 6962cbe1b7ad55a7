import jax
import numpy as np


class Doubler:
    @jax.jit
    def double(self, x):
        return x


jax.tree_util.register_pytree_node(Doubler, lambda _: ((), None), lambda *_: Doubler())


result = Doubler().double(5)
print(result)
np.testing.assert_array_equal(result, 5)
