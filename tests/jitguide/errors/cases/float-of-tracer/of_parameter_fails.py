import jax
import jax.numpy as jnp


def loss(params):
    rate = float(params["rate"])  # raises ConcretizationTypeError
    return rate * 2


jax.grad(loss)({"rate": jnp.array(1.0)})
