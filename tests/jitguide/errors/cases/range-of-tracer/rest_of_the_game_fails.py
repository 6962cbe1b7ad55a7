# on other versions: missing-argument
# needs jax >= 0.4.38
# argument: game.turn
# pasted above its traceback

import dataclasses

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Game:
    points: jax.Array
    turn: jax.Array

    @property
    def turns_left(self):
        return 5 - self.turn


@jax.jit
def finish(game):
    points = game.points
    for _ in range(game.turns_left):  # raises TracerIntegerConversionError
        points = 2 * points
    return points


finish(Game(jnp.ones(2), jnp.array(2)))
