import jax
import jax.numpy as jnp

balls = {"centre": jnp.arange(3.0), "size": jnp.ones(3), "light": 0.5}
axes = {"centre": 0, "size": 0}


def shade(ray, scene):
    return scene["light"] * (ray - scene["centre"]) / scene["size"]


jax.vmap(shade, in_axes=(None, axes))(4.0, balls)  # raises ValueError
