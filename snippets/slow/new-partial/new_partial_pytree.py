import jax
from jax.tree_util import Partial


@jax.jit
def apply(function, x):
    print("tracing")
    return function(x)


def add(shift, x):
    return x + shift


for shift in range(3):
    print(apply(Partial(add, shift), 1.0))
