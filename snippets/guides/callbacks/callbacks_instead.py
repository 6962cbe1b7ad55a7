import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import io_callback

seen = []


def keep(x):
    seen.append(float(x))


@jax.jit
def step(x):
    jax.debug.print("x = {x}", x=x)
    io_callback(keep, None, x, ordered=True)
    return jax.pure_callback(lambda x: np.sin(x), jax.ShapeDtypeStruct(x.shape, x.dtype), x)


print(step(jnp.float32(0.5)), step(jnp.float32(1.0)))
jax.effects_barrier()
print(seen)
