import jax
import jax.numpy as jnp


@jax.jit
def apply(fun, x):
    return fun(x)


print(apply(jnp.sin, 0.0))  # raises TypeError
