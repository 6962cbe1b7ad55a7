import jax
import jax.numpy as jnp
import numpy as np

MARKS = jnp.array([0, 1, 1])


@jax.jit
def made_inside(x):
    marks = np.array([0, 1, 1])
    return x[np.nonzero(marks)].sum()


@jax.jit
def from_outside(x):
    return x[np.nonzero(MARKS)].sum()


x = jnp.array([10, 20, 30])
print(made_inside(x), from_outside(x))
