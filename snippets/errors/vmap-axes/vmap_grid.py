import jax
import jax.numpy as jnp


def f(x, y, z):
    return x * z + y


over_z = jax.vmap(f, in_axes=(None, None, 0))
over_yz = jax.vmap(over_z, in_axes=(None, 0, None))
grid = jax.jit(jax.vmap(over_yz, in_axes=(0, None, None)))

x, y, z = jnp.arange(7), jnp.arange(5), jnp.arange(3)
print(grid(x, y, z).shape, grid(x, y, z)[6, 4, 2] == f(x[6], y[4], z[2]))
