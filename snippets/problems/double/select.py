import jax
import jax.numpy as jnp


@jax.jit
def conditional_double(x, threshold):
    print("tracing")
    return jnp.where(x > threshold, 2 * x, x)


print(conditional_double(3.0, 2.0))
print(conditional_double(1.0, 2.0))
print(conditional_double(1.0, 0.5))
