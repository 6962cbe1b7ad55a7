import jax
import jax.numpy as jnp

T = 0.7
dt = 0.1


@jax.jit
def integrated(x):
    return jax.lax.fori_loop(0, jnp.round(T / dt).astype(int), lambda i, x: x + 1, x)


result = integrated(0)
print(result)
assert result == 7
