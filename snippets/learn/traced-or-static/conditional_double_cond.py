import jax


def conditional_double(x, threshold):
    return jax.lax.cond(x > threshold, lambda x: 2 * x, lambda x: x, x)


jitted = jax.jit(conditional_double)
print(jitted(3.0, 1.0), jitted(0.5, 1.0))
print(jax.make_jaxpr(conditional_double)(3.0, 1.0))
