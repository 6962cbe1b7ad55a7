import jax


def for_cpu(x):
    print("tracing for the CPU")
    return x + 1


def for_others(x):
    print("tracing for all others")
    return x + 2


@jax.jit
def step(x):
    return jax.lax.platform_dependent(x, cpu=for_cpu, default=for_others)


print(step(1.0))
