# needs jax >= 0.4.38
import jax
import jax.numpy as jnp
import numpy as np


@jax.custom_jvp
def sine(x):
    shape = jax.ShapeDtypeStruct(x.shape, x.dtype)
    return jax.pure_callback(lambda x: np.sin(np.asarray(x)), shape, x, vmap_method="expand_dims")


@sine.defjvp
def sine_jvp(primals, tangents):
    (x,), (dx,) = primals, tangents
    return sine(x), jnp.cos(x) * dx


x = jnp.array([0.0, 0.5])
print(jax.vmap(sine)(x), jax.vmap(jax.grad(sine))(x))
