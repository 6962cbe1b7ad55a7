import jax


@jax.jit
def halve(x):
    def body(i, x):
        print("tracing the body")
        return x / 2

    return jax.lax.fori_loop(0, 10, body, x)


print(halve(1024.0))
print(halve(2048.0))
