import jax
import jax.numpy as jnp


@jax.jit
def around(x):
    # jnp.arange(x[0] - 1, x[0] + 2) raises ConcretizationTypeError
    return x[0] + jnp.arange(-1, 2)


print(around(jnp.array([5, 7])))
