import jax
import jax.numpy as jnp

online = {"head": jnp.ones(2), "noise": jnp.zeros(2)}
target = {"head": jnp.zeros(2)}


@jax.jit
def averaged(target, online):
    return jax.tree.map(lambda t, o: 0.5 * (t + o), {**online, **target}, online)


new = averaged(target, online)
assert new["head"].tolist() == [0.5, 0.5] and new["noise"].tolist() == [0, 0]
