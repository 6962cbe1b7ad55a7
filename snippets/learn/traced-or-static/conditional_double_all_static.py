import jax


def conditional_double(x, threshold):
    print("tracing for", x)
    if x > threshold:
        return 2 * x
    return x


conditional_double = jax.jit(conditional_double, static_argnames=["x", "threshold"])
print(conditional_double(x=3.0, threshold=1.0))
print(conditional_double(x=0.5, threshold=1.0))
print(conditional_double(x=0.5, threshold=1.0))
