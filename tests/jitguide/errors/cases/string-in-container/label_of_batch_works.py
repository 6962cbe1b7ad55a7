import jax
import jax.numpy as jnp


def make():
    return {"x": jnp.ones(3), "split": "train"}


@jax.jit
def loss(w, batch):
    return jnp.sum(w * batch["x"])


assert loss(2.0, {key: value for key, value in make().items() if key != "split"}) == 6.0
