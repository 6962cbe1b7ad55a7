import jax
import jax.numpy as jnp


def conditional_double(x, threshold):
    return jax.lax.cond(x > threshold, lambda v: 2 * v, lambda v: v, x)


def operations(function, x):
    return [equation.primitive.name for equation in jax.make_jaxpr(function)(x, 2.0).eqns]


print("cond" in operations(conditional_double, 3.0))
mapped = jax.vmap(conditional_double, in_axes=(0, None))
print("cond" in operations(mapped, jnp.array([3.0, 1.0, 5.0])))
