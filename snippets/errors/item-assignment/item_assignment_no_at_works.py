import jax
import jax.numpy as jnp
import numpy as np


def close_end(table):
    return jnp.asarray(table).at[-1].set(0.0)


class Board:
    def __init__(self, size):
        self.start = jnp.zeros(size)

    def place(self, i):
        return self.start.at[i].set(1.0)


table = np.ones(3)
print("with jit:  ", jax.jit(close_end)(table))
print("without:   ", close_end(table))
print("attribute: ", jax.jit(Board(3).place)(1))
