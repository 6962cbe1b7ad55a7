import jax
import jax.numpy as jnp


@jax.jit
def step(x, rate):
    print("tracing with", x.dtype, rate.dtype, "weak" if rate.weak_type else "strong")
    return x * rate


step(jnp.zeros(3), 0.1)
print("ready")
step(jnp.zeros(3), jnp.float32(0.1))
step(jnp.zeros(3, jnp.int32), 0.1)
