from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Pyramid:
    levels: object

    def __post_init__(self):
        object.__setattr__(self, "levels", tuple(self.levels))


def sharpness(image, pyramid):
    return sum(image.reshape(level, -1).mean(axis=0).max() for level in pyramid.levels)


fast_sharpness = jax.jit(sharpness, static_argnums=(1,))


class Camera:
    def __init__(self, levels):
        self.pyramid = Pyramid(levels)

    def scores(self, images):
        return jnp.stack([fast_sharpness(i, self.pyramid) for i in images])


camera = Camera([1, 2, 4])
scores = camera.scores(jnp.arange(16.0).reshape(2, 8))
assert scores.tolist() == [7 + 5 + 4, 15 + 13 + 12]
