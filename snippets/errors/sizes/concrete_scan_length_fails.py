import jax


@jax.jit
def compound(rate, years):
    return jax.lax.scan(lambda c, _: (c * rate, None), 1.0, length=years)[
        0
    ]  # raises ConcretizationTypeError


compound(1.5, 3)
