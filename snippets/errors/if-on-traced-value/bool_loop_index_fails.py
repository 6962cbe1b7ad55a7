import jax


def body(i, total):
    if i % 2 == 0:  # raises TracerBoolConversionError
        total = total + i
    return total


print(jax.lax.fori_loop(0, 4, body, 0))
