import jax


@jax.jit
def doubled(x, n):
    def goes_on(state):
        x = state
        return x < n

    def iterate(state):
        x = state
        x = x * 2
        return x

    x = jax.lax.while_loop(goes_on, iterate, x)
    return x


assert doubled(3, 20) == 24
