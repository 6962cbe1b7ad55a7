# pasted above its traceback
# argument: rows
import jax
import jax.numpy as jnp


def score(weights, rows):
    return rows @ weights


weights = jnp.ones(3)
scorer = jax.jit(score).lower(weights, jnp.ones((4, 3))).compile()
for rows in jnp.split(jnp.ones((6, 3)), [4]):
    print(scorer(weights, rows))  # raises TypeError
