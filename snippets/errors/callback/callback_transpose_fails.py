import jax
import jax.numpy as jnp
import numpy as np


@jax.custom_jvp
def double(x):
    return jax.pure_callback(lambda x: 2 * np.asarray(x), x, x)


@double.defjvp
def double_jvp(primals, tangents):
    (x,), (dx,) = primals, tangents
    return double(x), double(dx)


print(jax.grad(double)(jnp.array(3.0)))  # raises ValueError
