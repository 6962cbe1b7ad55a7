import jax
import jax.numpy as jnp
from jax.tree_util import Partial


def product(matrix, v):
    return matrix @ v


def operator(matrix):
    return lambda v: product(matrix, v)


@jax.jit
def apply(operator, v):
    print("tracing")
    return operator(v).sum()


matrix, v = jnp.arange(10_000.0).reshape(100, 100), jnp.ones(100)
hidden = operator(matrix)
text = jax.jit(lambda v: hidden(v).sum()).lower(v).as_text()
print("closure, longer than 40,000 characters:", len(text) > 40_000)
text = apply.lower(Partial(product, matrix), v).as_text()
print("Partial, longer than 40,000 characters:", len(text) > 40_000)
print(apply(Partial(product, matrix), v), apply(Partial(product, 2 * matrix), v))
