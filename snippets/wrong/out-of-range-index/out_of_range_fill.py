import jax
import jax.numpy as jnp


@jax.jit
def read(x, i):
    return x.at[i].get(mode="fill", fill_value=-1)


x = jnp.array([10, 20, 30])
print([int(read(x, i)) for i in (2, 10, -1, -10)])
