import jax


@jax.jit
def scaled(x, scale=None):
    scale = 1.0 if scale is None else scale
    return x * scale


print(scaled(2.0), scaled(2.0, 3.0), scaled(2.0, 0.0))
print("compiled programs:", scaled._cache_size())
