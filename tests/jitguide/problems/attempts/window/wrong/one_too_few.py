# fails: examples
import jax


def sliding_window(x, start, size):
    return jax.lax.dynamic_slice_in_dim(x, start, size - 1)
