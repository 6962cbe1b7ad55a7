import jax
import jax.numpy as jnp


def improve(factor, weights, best):
    weights = {"w": factor * weights["w"]}
    return weights, {"best": jnp.maximum(best["best"], weights["w"])}


step = jax.jit(improve, donate_argnums=(1, 2))
weights = {"w": jnp.array([1.0, 2.0])}
kept = {"best": weights["w"]}
weights, kept = step(0.5, weights, jax.tree.map(jnp.copy, kept))
assert weights["w"].tolist() == [0.5, 1] and kept["best"].tolist() == [1, 2]
