import jax
import jax.numpy as jnp


@jax.jit
def unit(x):
    length = jnp.sqrt(jnp.maximum((x * x).sum(), 1e-12))
    return x / length


with jax.debug_nans(True):
    print(unit(jnp.zeros(2)))
    print(unit(jnp.array([3.0, 0.0])))
    derivatives = jax.jacobian(unit)(jnp.zeros(2))
    print("derivatives at 0:", derivatives.tolist())
