import jax
import jax.numpy as jnp


@jax.jit
def keep(weights, mask):
    print("tracing")
    return jax.tree.map(lambda w, on: jnp.where(on, w, jnp.zeros_like(w)), weights, mask)


weights = {"w": jnp.ones(3), "b": jnp.ones(2)}
print(keep(weights, {"w": True, "b": False}))
print(keep(weights, {"w": False, "b": True}))
