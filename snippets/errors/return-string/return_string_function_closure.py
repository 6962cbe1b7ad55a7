import jax
from jax.tree_util import Partial


@jax.jit
def fit(x, y):
    slope = y / x
    return Partial(lambda t: slope * t)


fitted = fit(2.0, 6.0)
try:
    fitted(5.0)
except jax.errors.UnexpectedTracerError as error:
    print(type(error).__name__)
