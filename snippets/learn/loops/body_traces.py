import jax


@jax.jit
def power(x):
    def body(i, y):
        print("tracing the body")
        return y * x

    return jax.lax.fori_loop(0, 1000, body, x)


print(power(1.0))
print(power(2.0))
