import jax
import jax.numpy as jnp

branches = [jnp.sin, jnp.cos, jnp.tanh]


def choose(which, x):
    return jax.lax.switch(which, branches, x)


def operations(function, which, x):
    return {equation.primitive.name for equation in jax.make_jaxpr(function)(which, x).eqns}


interesting = {"cond", "select_n", "sin", "cos", "tanh"}
print("alone:", sorted(operations(choose, 0, 1.0) & interesting))
print("vmap: ", sorted(operations(jax.vmap(choose), jnp.arange(3), jnp.ones(3)) & interesting))
one_for_all = jax.vmap(choose, in_axes=(None, 0))
print("vmap over x only:", sorted(operations(one_for_all, 0, jnp.ones(3)) & interesting))
