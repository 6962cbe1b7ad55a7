import jax


def slower(step):
    return step * 0.9


def faster(step):
    return step * 1.1


@jax.jit
def adapt(step, rate):
    return jax.lax.cond(rate < 0.44, slower, faster, step)


print(adapt(1.0, 0.3), adapt(1.0, 0.5))
