import jax
import jax.numpy as jnp


@jax.jit
def with_border(x):
    size = jnp.add(x.size, 2)
    return jnp.zeros(size).at[1:-1].set(x)  # raises TypeError


print(with_border(jnp.ones(3)))
