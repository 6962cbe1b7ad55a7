import jax


@jax.jit
def compound(rate, years):
    return jax.lax.fori_loop(0, years, lambda _, total: total * rate, 1.0)


print(compound(1.5, 3))
