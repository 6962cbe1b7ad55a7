# pasted above its traceback

import jax.numpy as jnp


class Game:
    def __init__(self):
        self.board = jnp.zeros((3, 3), int)

    def play(self, row, column, player):
        self.board[row, column] = player  # raises TypeError


game = Game()
game.play(1, 2, 1)
print(game.board)
