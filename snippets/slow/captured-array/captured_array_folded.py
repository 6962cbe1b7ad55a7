import jax
import jax.numpy as jnp
import numpy as np

table = np.arange(10, dtype=np.float32)


def from_closure(x):
    return x + (jnp.asarray(table) * 2).sum()


def from_argument(table, x):
    return x + (table * 2).sum()


for function, arguments in ((from_closure, (1.0,)), (from_argument, (table, 1.0))):
    compiled = jax.jit(function).lower(*arguments).compile().as_text()
    print(function.__name__, "- the sum, 90, is in the program:", "constant(90)" in compiled)
