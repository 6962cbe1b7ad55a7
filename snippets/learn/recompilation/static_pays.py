import jax
import jax.numpy as jnp
import numpy as np


def predict(x, debug):
    if debug:
        jax.debug.print("largest {}", jnp.abs(x).max())
    return jnp.tanh(x)


x = np.ones(3, np.float32)
for debug in (False, True):
    jaxpr = jax.make_jaxpr(predict, static_argnums=1)(x, debug)
    print("debug", debug, [equation.primitive.name for equation in jaxpr.eqns])
