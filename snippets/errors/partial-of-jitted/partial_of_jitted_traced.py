import jax
from jax.tree_util import Partial


def scale(factor, x):
    return factor * x


@jax.jit
def apply(fun, x):
    print("tracing")
    return fun(x)


print(apply(Partial(scale, 2.0), 10.0), apply(Partial(scale, 3.0), 10.0))
