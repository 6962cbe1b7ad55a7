# fails: state
import jax

last = {}


def sliding_window(x, start, size):
    last["size"] = size
    return jax.lax.dynamic_slice_in_dim(x, start, size)
