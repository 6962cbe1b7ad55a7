import jax
import jax.numpy as jnp


def improve(factor, weights, best):
    weights = {"w": factor * weights["w"]}
    return weights, {"best": jnp.maximum(best["best"], weights["w"])}


step = jax.jit(improve, donate_argnums=(1, 2))
weights = {"w": jnp.array([1.0, 2.0])}
kept = {"best": weights["w"]}
weights, kept = step(0.5, weights, kept)  # raises JaxRuntimeError
