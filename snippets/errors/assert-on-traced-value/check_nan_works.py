import jax
import jax.numpy as jnp


@jax.jit
def unit(x):
    squares = (x * x).sum()
    return x / jnp.sqrt(jnp.where(squares == 0, 1.0, squares))


with jax.debug_nans(True):
    print(unit(jnp.zeros(2)))
    print(unit(jnp.array([3.0, 0.0])))
    derivatives = jax.jacobian(unit)(jnp.zeros(2))
    print("derivatives at 0:", derivatives.tolist())
