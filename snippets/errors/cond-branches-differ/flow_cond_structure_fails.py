import jax


@jax.jit
def choose(flag, x):
    def two(x):
        return x, x

    def one(x):
        return x

    return jax.lax.cond(flag, two, one, x)  # raises TypeError


print(choose(True, 2.0))
