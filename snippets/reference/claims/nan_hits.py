import jax


def fill(x, value):
    print("tracing for", value)
    return x * 0 + value


fill = jax.jit(fill, static_argnames=["value"])
for _ in range(3):
    fill(1.0, value=float("nan"))
