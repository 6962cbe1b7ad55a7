import jax
import jax.numpy as jnp
import numpy as np

table = np.arange(10_000, dtype=np.float32)


@jax.jit
def look_up(i):
    return jnp.asarray(table)[i]


text = look_up.lower(3).as_text()
print("the program is longer than 40,000 characters:", len(text) > 40_000)
print("constants:", [c.shape for c in jax.make_jaxpr(look_up.__wrapped__)(3).consts])
