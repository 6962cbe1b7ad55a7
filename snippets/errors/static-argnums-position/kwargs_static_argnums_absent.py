import jax


def scale(x, **options):
    return x * 2 if options.get("mode") == "double" else x


fast = jax.jit(scale, static_argnames=["mode", "verbose"])
print(fast(3), fast(3, mode="double"), fast(3, mode="double", verbose=True))
