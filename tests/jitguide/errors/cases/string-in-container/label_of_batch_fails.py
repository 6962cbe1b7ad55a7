# pasted above its traceback
# argument: batch['split']
# on other versions: string-argument

import jax
import jax.numpy as jnp


def make():
    return {"x": jnp.ones(3), "split": "train"}


@jax.jit
def loss(w, batch):
    return jnp.sum(w * batch["x"])


loss(2.0, make())  # raises TypeError
