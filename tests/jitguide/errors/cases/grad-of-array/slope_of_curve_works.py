import jax
import jax.numpy as jnp


def curve(x):
    return jnp.sin(x), jnp.cos(x)


slope = jax.jit(jax.grad(curve, has_aux=True))
at_zero, aux = slope(0.0)
assert at_zero == 1 and aux == 1
