import jax.numpy as jnp

x = jnp.ones(3, jnp.float16)
print("times a Python number:", (x * 2.0).dtype)
print("times a strong number:", (x * jnp.float32(2.0)).dtype)
