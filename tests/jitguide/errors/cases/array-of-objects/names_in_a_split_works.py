import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def score(params, batch):
    return jnp.mean(batch["image"] @ params)


def evaluate(params, split):
    mean = score(params, {key: value for key, value in split.items() if key != "id"})
    return float(mean)


split = {"image": np.ones((2, 3), np.float32), "id": np.array([b"a", b"b"])}
assert evaluate(jnp.ones(3), split) == 3
