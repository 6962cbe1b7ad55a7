import jax
import jax.numpy as jnp


@jax.jit
def double_first(x):
    x = x.at[0].set(2 * x[0])


x = jnp.array([1.0, 2.0, 3.0])
print(double_first(x), x)
