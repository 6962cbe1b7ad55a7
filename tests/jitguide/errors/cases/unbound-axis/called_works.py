import jax
import jax.numpy as jnp


@jax.jit
def rank(score):
    return jnp.sum(jax.lax.all_gather(score, "players") > score)


out = jax.vmap(rank, axis_name="players")(jnp.array([3.0, 1.0, 2.0]))
assert out.tolist() == [0, 2, 1]
