import logging

import jax
import jax.numpy as jnp
import numpy as np

traces, compiles = 0, 0


@jax.jit
def f(x):
    global traces
    traces += 1
    return x + 1


class CountCompiles(logging.Handler):
    def emit(self, record):
        global compiles
        compiles += record.getMessage().startswith("Finished XLA compilation of jit(f)")


logger = logging.getLogger("jax")
logger.handlers, logger.propagate = [CountCompiles()], False
x = jnp.zeros(3)
arrays = {
    "jnp array": x,
    "NumPy array": np.zeros(3, np.float32),
    "device_put(x)": jax.device_put(x),
    "device_put(x, device)": jax.device_put(x, jax.devices()[0]),
    "device_put(x, sharding)": jax.device_put(x, x.sharding),
}
with jax.log_compiles():
    for name, array in arrays.items():
        f(array)
        print(f"{name:24} traces {traces} compiles {compiles} entries {f._cache_size()}")
