import jax
import jax.numpy as jnp


def root(x, positive):
    return jax.lax.cond(positive, jnp.sqrt, lambda x: 0.0 * x, x)


batched = jax.vmap(root, in_axes=(0, None))
jaxpr = jax.make_jaxpr(batched)(jnp.ones(2), True)
print("a real cond:", "cond" in {equation.primitive.name for equation in jaxpr.eqns})
print(batched(jnp.array([4.0, 9.0]), True))
