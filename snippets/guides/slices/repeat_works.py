import jax
import jax.numpy as jnp


@jax.jit
def expand(x, counts):
    return jnp.repeat(x, counts, total_repeat_length=4)


x = jnp.array([7, 8, 9])
print("exact:    ", expand(x, jnp.array([1, 1, 2])))
print("too few:  ", expand(x, jnp.array([1, 0, 2])))
print("too many: ", expand(x, jnp.array([3, 3, 2])))
