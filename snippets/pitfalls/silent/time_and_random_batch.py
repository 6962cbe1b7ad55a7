import jax
import numpy as np

key = jax.random.key(0)
keys = jax.random.split(key, 3)
attempts = {
    "an array of keys": lambda: jax.random.normal(keys, (2,)),
    "a seed": lambda: jax.random.normal(0, (2,)),
    "two keys as carry": lambda: jax.lax.fori_loop(0, 2, lambda i, k: jax.random.split(k), key),
    "key[0]": lambda: key[0],
    "np.asarray(key)": lambda: np.asarray(key),
}
for text, attempt in attempts.items():
    try:
        print(text, attempt())
    except Exception as error:
        print(f"{text:17} {type(error).__name__}: {str(error).splitlines()[0][:70]}")
