import jax


@jax.jit
def square_root(a):
    def improve(state):
        step, x = state
        return step + 1, (x + a / x) / 2

    return jax.lax.while_loop(lambda state: state[0] < 100, improve, (0, a))[1]


print("slope:", jax.jacfwd(square_root)(2.0))
