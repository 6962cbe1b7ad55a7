import jax
import jax.numpy as jnp


@jax.jit
def predict(x):
    jax.debug.print("value of x: {x}", x=x)
    return x @ jnp.ones((4, 2))  # raises TypeError


with jax.disable_jit():
    predict(jnp.ones(3))
