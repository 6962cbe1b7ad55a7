import jax


def scale(x, k):
    print("tracing")
    return x * k


scale = jax.jit(scale, static_argnames=["k"])
scale(1.0, 7)
scale(1.0, k=7)
