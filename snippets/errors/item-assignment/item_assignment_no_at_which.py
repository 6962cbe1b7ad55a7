import jax
import jax.numpy as jnp
import numpy as np

table = np.ones(3)


def close_end(x, table):
    return x * table.at[-1].set(0.0)


calls = {
    "jit, an argument": lambda: jax.jit(close_end)(1.0, table),
    "no jit": lambda: close_end(1.0, table),
    "jit, under disable_jit": lambda: jax.jit(close_end)(1.0, table),
    "jit, no argument": lambda: jax.jit(lambda x: close_end(x, table))(1.0),
    "vmap over x only": lambda: jax.vmap(close_end, in_axes=(0, None))(jnp.ones(2), table),
    "grad by x": lambda: jax.grad(lambda x, table: close_end(x, table).sum())(1.0, table),
}
for name, call in calls.items():
    with jax.disable_jit("disable_jit" in name):
        try:
            call()
            print(f"{name:24} fine")
        except AttributeError:
            print(f"{name:24} AttributeError")
