import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def double(x):
    print("tracing double")
    return x * 2


print(double(jnp.ones(3)))
print(double(jnp.zeros(3)))
print(double(np.ones(3, np.float32)))
print(double(jnp.ones(4)))
print(double(jnp.ones((3, 1))))
print(double(jnp.ones(3, jnp.int32)))
