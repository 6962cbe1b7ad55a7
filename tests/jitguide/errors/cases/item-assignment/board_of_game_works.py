import jax.numpy as jnp


class Game:
    def __init__(self):
        self.board = jnp.zeros((3, 3), int)

    def play(self, row, column, player):
        self.board = self.board.at[row, column].set(player)


game = Game()
game.play(1, 2, 1)
print(game.board)
assert game.board.tolist() == [[0, 0, 0], [0, 0, 1], [0, 0, 0]]
