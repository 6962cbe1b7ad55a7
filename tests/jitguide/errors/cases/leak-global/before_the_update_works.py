import jax
import jax.numpy as jnp

positions = []


@jax.jit
def moved(x):
    positions_now = x
    x = x + 0.5
    return x, positions_now


x, value = moved(jnp.zeros(2))
positions.append(value)
print(jnp.stack(positions))
assert jnp.stack(positions).tolist() == [[0.0, 0.0]]
assert x.tolist() == [0.5, 0.5]
