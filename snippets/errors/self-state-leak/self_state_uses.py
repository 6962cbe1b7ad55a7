import jax
import jax.numpy as jnp
import numpy as np


class Box:
    def double(self, x):
        self.cache = x * 2
        return self.cache


box = Box()
jax.jit(box.double)(jnp.array(2.0))
uses = {
    "+ 1": lambda x: x + 1,
    "np.array": np.array,
    "float": float,
    "item": lambda x: x.item(),
    "bool": bool,
    "block_until_ready": lambda x: x.block_until_ready(),
    "jnp.asarray": jnp.asarray,
    "jax.device_get": jax.device_get,
}
for name, use in uses.items():
    try:
        print(f"{name:17} {use(box.cache)}")
    except Exception as error:
        print(f"{name:17} {type(error).__name__}")
