from functools import partial

import jax
from jax.tree_util import Partial


def scale(factor, x):
    return factor * x


print("Partial:", jax.tree.leaves(Partial(scale, 2)))
print("partial:", jax.tree.leaves(partial(scale, 2)))
print("equal partials are ==:", partial(scale, 2) == partial(scale, 2))
