import jax
import jax.numpy as jnp


@jax.jit
def log(x):
    return jnp.log(x)


with jax.debug_nans(True):
    print(log(jnp.array([1.0])))

jax.config.update("jax_debug_nans", True)
try:
    print("no error:", log(jnp.array([-1.0])))
except FloatingPointError:
    print("raised")
