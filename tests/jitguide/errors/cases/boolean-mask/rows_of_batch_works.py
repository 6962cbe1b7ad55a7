import jax
import jax.numpy as jnp


@jax.jit
def center(batch):
    mask = batch["label"] > 0
    return jnp.mean(
        batch["x"], axis=0, where=jnp.expand_dims(mask, tuple(range(1, batch["x"].ndim)))
    )


x = jnp.array([[1.0, 2.0], [3.0, 4.0]])
assert center({"x": x, "label": jnp.array([0, 1])}).tolist() == [3, 4]
