import jax
import jax.numpy as jnp


def score(weights, rows):
    return rows @ weights


weights = jnp.ones(3)
scorer = jax.jit(score)
scores = [scorer(weights, rows) for rows in jnp.split(jnp.ones((6, 3)), [4])]
assert [one.shape for one in scores] == [(4,), (2,)]
