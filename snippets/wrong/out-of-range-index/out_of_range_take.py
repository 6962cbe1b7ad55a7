import jax
import jax.numpy as jnp


@jax.jit
def both(x, i):
    return x[i], jnp.take(x, i)


@jax.jit
def chosen(x, i):
    return jnp.take(x, i, mode="clip"), jnp.take(x, i, mode="fill", fill_value=-1)


print("floats:  ", *both(jnp.array([1.0, 2.0]), 10))
print("integers:", *both(jnp.array([1, 2]), 10))
print("clip and fill_value:", *chosen(jnp.array([1, 2]), 10))
print("clip, index -1:     ", jnp.take(jnp.array([1, 2]), -1, mode="clip"))
print("take_along_axis:", jnp.take_along_axis(jnp.array([1.0, 2.0]), jnp.array([10]), axis=0))
