import jax
import jax.numpy as jnp


def share(votes):
    return votes / jax.lax.psum(votes, "towns")


out = jax.vmap(share, axis_name="towns")(jnp.array([2.0, 6.0]))
assert out.tolist() == [0.25, 0.75]
