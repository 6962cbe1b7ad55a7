import jax
import jax.numpy as jnp


@jax.jit
def expand(values, counts):
    return jnp.repeat(values, counts, total_repeat_length=5)


values = jnp.array([10, 20, 30])
print("counts sum to 5:", expand(values, jnp.array([1, 2, 2])))
print("counts sum to 3:", expand(values, jnp.array([1, 1, 1])))
print("counts sum to 8:", expand(values, jnp.array([4, 2, 2])))
