import jax
import jax.numpy as jnp


@jax.jit
def double_head(x, n):
    # x[:n] = 2 * x[:n]
    return jnp.where(jnp.arange(len(x)) < n, 2 * x, x)


x = jnp.array([1.0, 3.0, 8.0])
print(double_head(x, 1), double_head(x, 2))
