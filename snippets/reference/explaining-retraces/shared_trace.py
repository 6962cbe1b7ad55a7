import jax.numpy as jnp

import jitguide


@jitguide.watch(static_argnames="scale")
def scaled(x, scale):
    return x * scale[0]


x = jnp.arange(3)
print(scaled(x, scale=(1,)).dtype)
print(scaled(x, scale=(1.0,)).dtype, "- without jit:", (x * 1.0).dtype)
print(scaled.hazards[0])
