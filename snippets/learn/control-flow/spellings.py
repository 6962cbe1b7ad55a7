import jax
import jax.numpy as jnp

rows = [
    ("x > 0 and x < 9", lambda x: x > 0 and x < 9, lambda x: (x > 0) & (x < 9)),
    ("0 < x < 9", lambda x: 0 < x < 9, lambda x: (0 < x) & (x < 9)),
    ("x < 0 or x > 9", lambda x: x < 0 or x > 9, lambda x: (x < 0) | (x > 9)),
    ("not x > 0", lambda x: not x > 0, lambda x: ~(x > 0)),
    ("max(x, 9)", lambda x: max(x, 9), lambda x: jnp.maximum(x, 9)),
    ("1 if x > 0 else 0", lambda x: 1 if x > 0 else 0, lambda x: jnp.where(x > 0, 1, 0)),
]
for spelling, python, traced in rows:
    try:
        jax.jit(python)(3.0)
    except jax.errors.TracerBoolConversionError:
        print(f"{spelling:18} raises; rewritten: {jax.jit(traced)(3.0)}")
