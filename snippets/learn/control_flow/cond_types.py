import jax


@jax.jit
def halve_if_even(n):
    return jax.lax.cond(n % 2 == 0, lambda n: n // 2, lambda n: n, n)


print(halve_if_even(4), halve_if_even(5))
