import jax
import jax.numpy as jnp


@jax.jit
def append(history, count, value):
    print("tracing for capacity", history.size)
    return history.at[count].set(value), count + 1


history, count = jnp.zeros(8), jnp.int32(0)
for step in range(3):
    history, count = append(history, count, step)
print(history[:count])
