# argument: row

import jax

SIZE = 8


@jax.jit
def on_board(row, col):
    return 0 <= row < SIZE and 0 <= col < SIZE  # raises TracerBoolConversionError


on_board(3, 8)
