from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Pyramid:
    levels: object


def sharpness(image, pyramid):
    return sum(image.reshape(level, -1).mean(axis=0).max() for level in pyramid.levels)


fast_sharpness = jax.jit(sharpness, static_argnums=(1,))


class Camera:
    def __init__(self, levels):
        self.pyramid = Pyramid(levels)

    def scores(self, images):
        return jnp.stack([fast_sharpness(i, self.pyramid) for i in images])  # raises ValueError


camera = Camera([1, 2, 4])
print(camera.scores(jnp.arange(16.0).reshape(2, 8)))
