import jax
import jax.numpy as jnp
import numpy as np

table = np.full((3, 4), 7, np.float32)


def from_closure(x):
    return x + (jnp.asarray(table) * 2).sum()


def made_inside(x):
    grid = jnp.ones((3, 4)).at[1, 1].set(3.0)
    return x + (grid * 12).sum()


def from_argument(table, x):
    return x + (table * 2).sum()


for function, arguments in (
    (from_closure, (1.0,)),
    (made_inside, (1.0,)),
    (from_argument, (table, 1.0)),
):
    compiled = jax.jit(function).lower(*arguments).compile().as_text()
    print(f"{function.__name__}: the sum is in the program: {'constant(168)' in compiled}")
