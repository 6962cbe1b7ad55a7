import jax


def scale(x, factors=[2.0]):  # noqa: B006
    print("tracing with", factors)
    return x * factors[0]


jitted = jax.jit(scale)
print(jitted(1.0))
scale.__defaults__[0][0] = 10.0
print("after the list was changed:", jitted(1.0))
print("given:", jitted(1.0, [10.0]))
