# fails: edge
import jax


def sliding_window(x, start, size):
    return jax.lax.dynamic_slice_in_dim(x, start % x.shape[0], size)
