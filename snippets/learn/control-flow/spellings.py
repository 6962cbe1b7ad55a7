import jax
import jax.numpy as jnp

rewritten = {
    "x > 0 and x < 9": "(x > 0) & (x < 9)",
    "0 < x < 9": "(0 < x) & (x < 9)",
    "x < 0 or x > 9": "(x < 0) | (x > 9)",
    "not x > 0": "~(x > 0)",
    "max(x, 9)": "jnp.maximum(x, 9)",
    "1 if x > 0 else 0": "jnp.where(x > 0, 1, 0)",
}
for old, new in rewritten.items():
    try:
        jax.jit(eval("lambda x: " + old))(3.0)
    except jax.errors.TracerBoolConversionError:
        value = jax.jit(eval("lambda x: " + new, {"jnp": jnp}))(3.0)
        print(f"{old:17} raises; {new:22} is {value}")
