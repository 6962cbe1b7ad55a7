import jax


@jax.jit
def scale(x, mode):
    print("compared with a string:", mode == "double")
    return x


scale(1.0, 2.0)
