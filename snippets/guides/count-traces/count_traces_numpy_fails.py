# needs jax >= 0.4.38
import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def double(x):
    print("traced")
    return 2 * x


double(jnp.ones(3))
with jax.no_tracing(True):
    double(np.ones(3, np.float32))  # raises RuntimeError
