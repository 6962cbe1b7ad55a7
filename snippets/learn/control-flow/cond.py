import jax


def shrink(step):
    print("tracing shrink")
    jax.debug.print("running shrink")
    return step * 0.9


def grow(step):
    print("tracing grow")
    jax.debug.print("running grow")
    return step * 1.1


@jax.jit
def adapt(step, rate):
    return jax.lax.cond(rate < 0.44, shrink, grow, step)


print(adapt(1.0, 0.3))
print(adapt(1.0, 0.5))
