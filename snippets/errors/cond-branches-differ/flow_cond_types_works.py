import jax


@jax.jit
def choose(flag, x):
    def grow(x):
        return x * 1.5

    def zero(x):
        return 0.0

    return jax.lax.cond(flag, grow, zero, x)


print(choose(True, 2.0))
