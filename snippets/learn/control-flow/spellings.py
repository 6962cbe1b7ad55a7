import jax
import jax.numpy as jnp

pairs = [
    (lambda x: x > 0 and x < 9, lambda x: (x > 0) & (x < 9)),
    (lambda x: 0 < x < 9, lambda x: (0 < x) & (x < 9)),
    (lambda x: x < 0 or x > 9, lambda x: (x < 0) | (x > 9)),
    (lambda x: not x > 0, lambda x: ~(x > 0)),
    (lambda x: max(x, 9), lambda x: jnp.maximum(x, 9)),
    (lambda x: 1 if x > 0 else 0, lambda x: jnp.where(x > 0, 1, 0)),
]
for old, new in pairs:
    try:
        jax.jit(old)(3.0)
    except jax.errors.TracerBoolConversionError:
        print("raises; without jit:", old(3.0), "rewritten:", jax.jit(new)(3.0))
