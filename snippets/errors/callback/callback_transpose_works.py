import jax
import jax.numpy as jnp
import numpy as np


@jax.custom_vjp
def double(x):
    return jax.pure_callback(lambda x: 2 * np.asarray(x), x, x)


double.defvjp(lambda x: (double(x), None), lambda _, g: (double(g),))
print(jax.jit(jax.grad(double))(jnp.array(3.0)))
