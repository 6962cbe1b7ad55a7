import jax
import jax.numpy as jnp


def score(model, query, document):
    return jnp.sum(model["scale"] * query * document) + model["shift"][0]


model = {"scale": jnp.array([1.0, 2.0]), "shift": jnp.ones(4)}
queries = documents = jnp.ones((3, 2))
jax.vmap(score)(model, queries, documents)  # raises ValueError
