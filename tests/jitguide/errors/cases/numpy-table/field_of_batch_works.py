import jax
import jax.numpy as jnp
import numpy as np

TABLE = np.eye(4)


@jax.jit
def embed(batch):
    return jnp.asarray(TABLE)[batch["label"]].sum()


assert embed({"label": jnp.array([1, 2])}) == 2
