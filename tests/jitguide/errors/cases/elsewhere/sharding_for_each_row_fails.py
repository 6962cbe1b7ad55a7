import jax
import jax.numpy as jnp

one = jax.sharding.SingleDeviceSharding(jax.devices()[0])
doubled = jax.jit(lambda x: 2 * x, in_shardings=((one, one),))
doubled(jnp.ones((2, 3)))  # raises ValueError
