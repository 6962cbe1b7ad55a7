# fails: examples
import jax


from functools import partial


@partial(jax.jit, static_argnames=['threshold'])
def conditional_double(x, threshold):
    if x > threshold:
        return 2 * x
    return x
