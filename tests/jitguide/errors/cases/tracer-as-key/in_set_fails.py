import jax

SPECIAL = {1, 5, 7}


@jax.jit
def special(label):
    return label in SPECIAL  # raises TypeError


special(5)
