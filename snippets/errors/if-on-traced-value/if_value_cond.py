import jax


@jax.jit
def adapt(step, rate):
    slower, faster = lambda s: s * 0.9, lambda s: s * 1.1
    return jax.lax.cond(rate < 0.44, slower, faster, step)


print(adapt(1.0, 0.3), adapt(1.0, 0.5))
