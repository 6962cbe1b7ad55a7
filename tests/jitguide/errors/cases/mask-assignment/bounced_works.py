import jax
import jax.numpy as jnp


@jax.jit
def bounced(position, velocity):
    return jnp.where(position[:, 1] < 0, (velocity * (-0.5)).T, velocity.T).T.astype(velocity.dtype)


position = jnp.array([[0.0, -1.0], [0.0, 1.0]])
assert bounced(position, jnp.ones((2, 2))).tolist() == [[-0.5, -0.5], [1.0, 1.0]]
assert bounced(position, jnp.ones(2)).tolist() == [-0.5, 1.0]
