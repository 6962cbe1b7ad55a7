import jax
import jax.numpy as jnp


@jax.jit
def square(x):
    y = jax.block_until_ready(x @ x)
    print("waited for a tracer:", isinstance(y, jax.core.Tracer))
    return y


@jax.jit
def cube(x):
    return (x @ x @ x).block_until_ready()  # raises AttributeError


x = jnp.ones((2, 2))
square(x)
square(x)
cube(x)
