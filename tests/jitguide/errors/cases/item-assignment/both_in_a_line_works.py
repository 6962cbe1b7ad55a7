import jax
import jax.numpy as jnp


@jax.jit
def heated(u):
    u = 2 * u
    u = u.at[0].set(0.0)
    u = u.at[-1].set(1.0)
    return u


result = heated(jnp.ones(3))
print(result)
assert result.tolist() == [0.0, 2.0, 1.0]
