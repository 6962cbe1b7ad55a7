import jax
import jax.numpy as jnp


@jax.jit
def append(history, value):
    print("tracing for length", history.size)
    return jnp.append(history, value)


history = jnp.zeros(0)
for step in range(3):
    history = append(history, step)
print(history)
