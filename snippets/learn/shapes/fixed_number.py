import jax
import jax.numpy as jnp


@jax.jit
def positions(x):
    (found,) = jnp.nonzero(x > 0, size=3, fill_value=x.size)
    return found, jnp.sum(x > 0)


print(*positions(jnp.array([0, 5, 0, 7])))
print(*positions(jnp.array([1, 2, 3, 4])))
