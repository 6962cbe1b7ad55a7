import jax
import jax.numpy as jnp


@jax.jit
def product(a, b):
    print("    traces")
    return a @ b


a = jnp.ones((2, 2))
print("default precision")
product(a, a)
with jax.default_matmul_precision("float32"):
    print("float32 precision")
    product(a, a)
print("default precision")
product(a, a)
