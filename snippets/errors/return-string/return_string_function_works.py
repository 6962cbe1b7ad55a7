import jax
from jax.tree_util import Partial


def line(slope, t):
    return slope * t


@jax.jit
def fit(x, y):
    return Partial(line, y / x)


fitted = fit(2.0, 6.0)
print(fitted(5.0))
print(jax.jit(lambda f, t: f(t))(fitted, 10.0))
