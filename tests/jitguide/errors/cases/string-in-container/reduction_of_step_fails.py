# argument: hparams['reduction']
# on other versions: string-argument
# pasted above its traceback

import jax
import jax.numpy as jnp


def loss(w, x, hparams):
    errors = (w * x) ** 2
    total = jnp.sum(errors) if hparams["reduction"] == "sum" else jnp.mean(errors)
    return total + hparams["decay"] * w**2


settings = {"reduction": "sum", "decay": jnp.array(0.5)}
step = jax.jit(loss)
value = step(2.0, jnp.ones(3), settings)  # raises TypeError
