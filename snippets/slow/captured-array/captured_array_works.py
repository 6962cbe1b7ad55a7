import jax
import numpy as np

table = np.arange(10_000, dtype=np.float32)


@jax.jit
def look_up(table, i):
    return table[i]


text = look_up.lower(table, 3).as_text()
print("the program is longer than 40,000 characters:", len(text) > 40_000)
table = jax.device_put(table)
print(look_up(table, 3))
