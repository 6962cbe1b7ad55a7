import jax
import jax.numpy as jnp


def mutate(key, genome):
    return jnp.where(jax.random.bernoulli(key, 0.5, genome.shape), 0, genome)


key = jax.random.PRNGKey(0)
genomes = jnp.ones((3, 8))
children = jax.vmap(mutate)(key, genomes)  # raises ValueError
