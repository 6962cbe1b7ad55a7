import jax
import jax.numpy as jnp


@jax.jit
def sum_of_first(x, n):
    print("tracing")
    return x.sum(where=jnp.arange(x.size) < n)


x = jnp.array([1.0, 2.0, 3.0, 4.0])
print(sum_of_first(x, 2), sum_of_first(x, 3))
