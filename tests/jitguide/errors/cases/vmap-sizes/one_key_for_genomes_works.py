import jax
import jax.numpy as jnp


def mutate(key, genome):
    return jnp.where(jax.random.bernoulli(key, 0.5, genome.shape), 0, genome)


key = jax.random.PRNGKey(0)
genomes = jnp.ones((3, 8))
children = jax.vmap(mutate)(jax.random.split(key, genomes.shape[0]), genomes)
expected = [mutate(one, row) for one, row in zip(jax.random.split(key, 3), genomes, strict=True)]
assert children.tolist() == [row.tolist() for row in expected]
assert children[0].tolist() != children[1].tolist()
