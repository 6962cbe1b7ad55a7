import jax
import jax.numpy as jnp


@jax.jit
def double(x):
    print("x is", x)
    print("shape", x.shape, "dtype", x.dtype)
    return 2 * x


print("returned", double(jnp.array([1.0, 2.0, 3.0])))
