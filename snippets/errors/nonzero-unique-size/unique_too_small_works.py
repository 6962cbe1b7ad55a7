import jax
import jax.numpy as jnp


@jax.jit
def unique(x):
    values = jnp.unique(x, size=x.size, fill_value=-1)
    ordered = jnp.sort(x)
    count = 1 + jnp.sum(ordered[1:] != ordered[:-1])
    return values, count


values, count = unique(jnp.array([3, 1, 2, 1]))
print(values, "of which", count, "are real:", values[:count])
