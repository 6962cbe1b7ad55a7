import jax
import jax.numpy as jnp


@jax.jit
def bounced(position, velocity):
    return velocity.at[position[:, 1] < 0].multiply(-0.5)  # raises NonConcreteBooleanIndexError


bounced(jnp.array([[0.0, -1.0], [0.0, 1.0]]), jnp.ones((2, 2)))
