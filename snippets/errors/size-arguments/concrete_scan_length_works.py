import jax


@jax.jit
def compound(rate, years):
    def step(_, total):
        return total * rate

    return jax.lax.fori_loop(0, years, step, 1.0)


print(compound(1.5, 3))
