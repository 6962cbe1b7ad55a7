import jax


@jax.jit
def compound(rate, years):
    def step(total, _):
        return total * rate, None

    return jax.lax.scan(step, 1.0, length=years)[0]  # raises ConcretizationTypeError


print(compound(1.5, 3))
