import jax
import jax.numpy as jnp


def halve(x):
    if jnp.issubdtype(jnp.result_type(x), jnp.floating):
        return x / 2
    return x


print("without jit:", halve(3.0), halve(3))
print("with jit:   ", jax.jit(halve)(3.0), jax.jit(halve)(3))
