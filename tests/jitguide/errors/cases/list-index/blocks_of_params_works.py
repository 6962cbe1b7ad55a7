import jax
import jax.numpy as jnp


@jax.jit
def apply(model, x):
    def step(h, i):
        part = jax.tree.map(lambda *leaves: jnp.stack(leaves)[i], *model["parts"])
        return h * part["scale"] + part["shift"], None

    h, _ = jax.lax.scan(step, x, jnp.arange(2))
    return h


y = apply({"parts": [{"scale": 2.0, "shift": 1.0}, {"scale": 3.0, "shift": 0.0}]}, jnp.ones(2))
assert y.tolist() == [9, 9]
