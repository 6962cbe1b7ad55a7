import jax
import jax.numpy as jnp


@jax.jit
def bounded(u):
    u = u.at[0].set(0.0)
    u = u.at[-1].set(1.0)
    return u


result = bounded(jnp.full(3, 9.0))
print(result)
assert result.tolist() == [0.0, 9.0, 1.0]
