import jax
import numpy as np

table = np.array([10.0, 20.0, 30.0])


def add_entry(i, total):
    return total + table[i : i + 1].sum()  # raises TracerIntegerConversionError


print(jax.lax.fori_loop(0, 3, add_entry, 0.0))
