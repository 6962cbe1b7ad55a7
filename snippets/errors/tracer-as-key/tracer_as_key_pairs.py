import jax
import jax.numpy as jnp

table = {(0, 0): 1.0, (0, 1): 2.0, (1, 0): 3.0}
keys = jnp.array(list(table))
values = jnp.array(list(table.values()))
grid = jnp.array([[1.0, 2.0], [3.0, jnp.nan]])


@jax.jit
def look_up(pair):
    same = (keys == pair).all(axis=1)
    return jnp.where(same.any(), values[same.argmax()], jnp.nan)


@jax.jit
def from_grid(pair):
    return grid[tuple(pair)]


for pair in jnp.array([[0, 1], [1, 0], [1, 1]]):
    print(pair, look_up(pair), from_grid(pair))
print("grid[pair] returns two rows:", grid[jnp.array([0, 1])].tolist())
