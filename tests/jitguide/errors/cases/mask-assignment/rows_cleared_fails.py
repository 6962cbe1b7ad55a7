import jax
import jax.numpy as jnp


@jax.jit
def drop_rows(batch):
    return batch.at[batch[:, 0] < 0, :].set(0.0)  # raises NonConcreteBooleanIndexError


drop_rows(jnp.array([[-1.0, 5.0], [2.0, 3.0]]))
