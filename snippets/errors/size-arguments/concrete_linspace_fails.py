import jax
import jax.numpy as jnp


def grid(stop, num):
    return jnp.linspace(0.0, stop, num)  # raises ConcretizationTypeError


grid = jax.jit(grid)
print(grid(1.0, num=5))
