import jax
import jax.numpy as jnp


@jax.jit
def outliers(x):
    z = (x - x.mean()) / x.std()
    return x, jnp.abs(z) > 1


far, mask = outliers(jnp.array([1.0, 2.0, 3.0, 14.0]))
far = far[mask]
print(far)
assert far.tolist() == [14.0]
