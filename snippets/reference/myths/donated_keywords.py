import jax
import jax.numpy as jnp


def add_one(x):
    return x + 1


x = jnp.ones(3)
jax.jit(add_one, donate_argnums=0)(x=x)
print("donated:", x.is_deleted())
