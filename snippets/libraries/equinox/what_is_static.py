import equinox as eqx
import jax.numpy as jnp
import numpy as np


@eqx.filter_jit
def scale(x, factor):
    print("tracing with", factor)
    return x * factor


x = jnp.ones(3)
for factor in (0.1, 0.2, 0.2):
    scale(x, factor)
print("now as arrays")
for factor in (jnp.array(0.1), jnp.array(0.2), jnp.array(0.3)):
    scale(x, factor)
scale(x, np.ones(3, np.float32))
