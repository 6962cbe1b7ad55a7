import jax
import jax.numpy as jnp


@jax.jit
def step(carry, x):
    seen.append((float(carry), float(x)))
    return carry + x, carry


seen = []
with jax.disable_jit():
    total, _ = jax.lax.scan(step, 0.0, jnp.arange(3.0))
print(total, seen)
