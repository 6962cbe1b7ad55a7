import jax


@jax.jit
def adapt(step, rate):
    below = rate < 0.44
    print("while tracing:", below.dtype, below.shape)
    print("is a tracer:  ", isinstance(below, jax.core.Tracer))
    return below


print("at run time:  ", adapt(1.0, 0.3))
