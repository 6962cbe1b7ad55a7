import jax
import jax.numpy as jnp

kept = []


def error(w):
    value = jnp.sum(w**2)
    kept.append(value)
    return value


slope = jax.grad(error)(jnp.ones(3))
last = float(kept[-1])  # raises ConcretizationTypeError
