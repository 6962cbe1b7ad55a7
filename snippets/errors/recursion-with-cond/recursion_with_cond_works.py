import jax


@jax.jit
def halve(x):
    return jax.lax.while_loop(lambda x: x >= 1, lambda x: x / 2, x) / 2


print(halve(5.0))


@jax.jit
def factorial(n):
    def multiply(state):
        n, product = state
        return n - 1, product * n

    return jax.lax.while_loop(lambda state: state[0] > 1, multiply, (n, 1.0))[1]


print(factorial(5))
