import jax
import jax.numpy as jnp


@jax.jit
def masked(weights, masks):
    return jax.tree.map(
        lambda m, w: w if m is None else w * m,
        masks,
        weights,
        is_leaf=lambda m: m is None,
    )


weights = {"w": jnp.ones(2), "b": jnp.ones(3)}
masks = {"w": jnp.array([1.0, 0.0]), "b": None}
print(masked(weights, masks))
