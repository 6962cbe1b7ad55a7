import jax
import jax.numpy as jnp

balls = {"centre": jnp.arange(3.0), "size": jnp.ones(3), "light": 0.5}
axes = {"centre": 0, "size": 0}
axes = {**axes, "light": None}


def shade(ray, scene):
    return scene["light"] * (ray - scene["centre"]) / scene["size"]


assert jax.vmap(shade, in_axes=(None, axes))(4.0, balls).tolist() == [2.0, 1.5, 1.0]
