import jax
import jax.numpy as jnp
import numpy as np


def on_the_host(x):
    print("jax.Array:", isinstance(x, jax.Array), "np.ndarray:", isinstance(x, np.ndarray))
    x = np.array(x)
    x[0] = 7
    return x


@jax.jit
def call(x):
    return jax.pure_callback(on_the_host, jax.ShapeDtypeStruct(x.shape, x.dtype), x)


print(call(jnp.ones(3)))
