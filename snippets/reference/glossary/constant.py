import jax
import jax.numpy as jnp
import numpy as np

table = np.array([1.0, 2.0, 3.0])


def f(x):
    return x + table + jnp.ones(3)


jaxpr = jax.make_jaxpr(f)(jnp.zeros(3))
print("constants:", [np.asarray(constant) for constant in jaxpr.consts])
print("equations:", [equation.primitive.name for equation in jaxpr.eqns])
