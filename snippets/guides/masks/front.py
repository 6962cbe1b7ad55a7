import jax
import jax.numpy as jnp


@jax.jit
def positives_first(x):
    mask = x > 0
    order = jnp.argsort(~mask, stable=True)
    return x[order], mask.sum()


values, count = positives_first(jnp.array([-1, 4, -2, 6]))
print(values, count, values[: int(count)])
