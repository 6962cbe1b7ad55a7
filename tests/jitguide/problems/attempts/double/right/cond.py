import jax


def conditional_double(x, threshold):
    return jax.lax.cond(x > threshold, lambda v: 2 * v, lambda v: v, x)
