import jax
import jax.numpy as jnp


def grid(stop, num):
    return jnp.linspace(0.0, stop, num)


grid = jax.jit(grid, static_argnames=["num"])
print(grid(1.0, num=5))
