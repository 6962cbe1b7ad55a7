import jax
import jax.numpy as jnp


@jax.jit
def first_ones(n):
    print("tracing")
    return jnp.where(jnp.arange(8) < n, 1, 0)


print(first_ones(2))
print(first_ones(5))
