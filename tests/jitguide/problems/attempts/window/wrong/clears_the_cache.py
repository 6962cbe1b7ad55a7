# fails: traces
import jax


def sliding_window(x, start, size):
    jax.clear_caches()
    return jax.lax.dynamic_slice_in_dim(x, start, size)
