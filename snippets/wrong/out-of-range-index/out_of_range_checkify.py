import jax
import jax.numpy as jnp
from jax.experimental import checkify


def read(x, i):
    return x[i]


checked = jax.jit(checkify.checkify(read, errors=checkify.index_checks))
x = jnp.array([10, 20, 30])
error, value = checked(x, 2)
print("index 2:", value, error.get())
error, value = checked(x, 10)
print("index 10:", error.get().split(". Failed")[0])
