import jax


@jax.jit
def choose(x, number):
    match number:
        case 1:  # raises TracerBoolConversionError
            return x
        case _:
            return -x


print(choose(2.0, 1))
