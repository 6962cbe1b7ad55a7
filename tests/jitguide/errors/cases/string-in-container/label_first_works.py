import jax
import jax.numpy as jnp


def make():
    return {"x": jnp.ones(3), "split": "train"}


@jax.jit
def loss(batch, w):
    return jnp.sum(w * batch["x"])


assert loss({key: value for key, value in make().items() if key != "split"}, 2.0) == 6.0
