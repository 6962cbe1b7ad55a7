import jax


@jax.jit
def add_label(x):
    return x + "kg"  # raises TypeError


add_label(1.0)
