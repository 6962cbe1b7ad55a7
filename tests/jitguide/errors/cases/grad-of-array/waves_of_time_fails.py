# pasted above its traceback
import jax
import jax.numpy as jnp


def waves(t):
    return jnp.stack([jnp.sin(t), jnp.exp(2 * t)])


speeds = jax.jit(jax.grad(waves))
print(speeds(0.5))  # raises TypeError
