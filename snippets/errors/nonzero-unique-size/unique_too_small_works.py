import jax
import jax.numpy as jnp


@jax.jit
def unique(x):
    values, counts = jnp.unique(x, size=x.size, fill_value=-1, return_counts=True)
    return values, counts, (counts > 0).sum()


values, counts, n = unique(jnp.array([3, 1, 2, 1]))
print(values, "counts", counts)
print(n, "are real:", values[:n])
