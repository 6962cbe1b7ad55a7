import jax


@jax.jit
def scaled(x, factor=2.0):
    print("JAX traces")
    return x * factor


print("by position:", scaled(3.0, 2.0))
print("by keyword: ", scaled(3.0, factor=2.0))
print("by keyword: ", scaled(3.0, factor=5.0))
print("left out:   ", scaled(3.0))
