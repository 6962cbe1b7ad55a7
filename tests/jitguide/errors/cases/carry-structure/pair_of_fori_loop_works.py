import jax


def body(i, total):
    total = total + i
    return total


assert jax.lax.fori_loop(0, 4, body, 0) == 6
