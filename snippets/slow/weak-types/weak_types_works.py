import jax
import jax.numpy as jnp


@jax.jit
def step(total):
    print("tracing with", total.dtype, "weak" if total.weak_type else "strong")
    return total + jnp.float32(1)


total = jnp.float32(0)
for _ in range(10):
    total = step(total)
print(total)
