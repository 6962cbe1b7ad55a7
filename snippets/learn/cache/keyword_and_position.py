import jax


@jax.jit
def scaled(x, factor=2.0):
    print("    traces")
    return x * factor


print("scaled(3.0, 2.0)")
scaled(3.0, 2.0)
print("scaled(3.0, factor=2.0)")
scaled(3.0, factor=2.0)
print("scaled(3.0, factor=5.0)")
scaled(3.0, factor=5.0)
print("scaled(3.0)")
scaled(3.0)
