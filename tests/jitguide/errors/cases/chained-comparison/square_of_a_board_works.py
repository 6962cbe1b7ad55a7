import jax

SIZE = 8


@jax.jit
def on_board(row, col):
    return (0 <= row) & (row < SIZE) & (0 <= col) & (col < SIZE)


assert (on_board(3, 7), on_board(3, 8), on_board(-1, 0)) == (True, False, False)
