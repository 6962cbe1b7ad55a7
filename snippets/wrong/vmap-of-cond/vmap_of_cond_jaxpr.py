import jax
import jax.numpy as jnp


def root(x):
    return jax.lax.cond(x >= 0, jnp.sqrt, lambda x: 0.0 * x, x)


def operations(function, x):
    return {equation.primitive.name for equation in jax.make_jaxpr(function)(x).eqns}


interesting = {"cond", "select_n", "sqrt", "mul"}
print("alone:", sorted(operations(root, 4.0) & interesting))
print("vmap: ", sorted(operations(jax.vmap(root), jnp.ones(2)) & interesting))
