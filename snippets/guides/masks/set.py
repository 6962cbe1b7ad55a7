import jax
import jax.numpy as jnp


@jax.jit
def floor_at_five(x):
    return jnp.where(x < 5, 0, x)


@jax.jit
def clear_even_columns(x):
    columns = jnp.where(x[0] % 2 == 0, jnp.arange(x.shape[1]), x.shape[1])
    return x.at[:2, columns].set(0, mode="drop")


print(floor_at_five(jnp.arange(10)))
print(clear_even_columns(jnp.arange(12).reshape(3, 4)))
