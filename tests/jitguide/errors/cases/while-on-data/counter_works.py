import jax


@jax.jit
def power(x, n):
    def body(state):
        i, x = state
        return i + 1, x * x

    def running(i):
        return i < n

    _, x = jax.lax.while_loop(lambda state: running(state[0]), body, (0, x))
    return x


assert power(2.0, 2) == 16
