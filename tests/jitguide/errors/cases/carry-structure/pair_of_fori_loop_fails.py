# pasted above its traceback

import jax


def body(i, total):
    total = total + i
    return total, None


jax.lax.fori_loop(0, 4, body, 0)  # raises TypeError
