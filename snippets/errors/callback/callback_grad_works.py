import jax
import jax.numpy as jnp
import numpy as np


@jax.custom_jvp
def sine(x):
    return jax.pure_callback(np.sin, x, x)


@sine.defjvp
def sine_jvp(primals, tangents):
    (x,), (dx,) = primals, tangents
    return sine(x), jnp.cos(x) * dx


print(jax.grad(sine)(jnp.array(0.5)))
