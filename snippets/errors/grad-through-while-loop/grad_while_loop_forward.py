import jax


@jax.jit
def power(x, n):
    return jax.lax.fori_loop(0, n, lambda i, acc: acc * x, 1.0)


print(jax.jvp(lambda x: power(x, 3), (2.0,), (1.0,)))
print(jax.jacfwd(power)(2.0, 3))
