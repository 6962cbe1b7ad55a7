import jax
import jax.numpy as jnp


def group_sums(flat, firsts, sizes):
    def group_sum(first, size):
        group = flat.at[jnp.where(jnp.arange(3) < size, first + jnp.arange(3), flat.shape[0])].get(
            mode="fill", fill_value=0
        )
        return group.sum(axis=0)

    return jax.vmap(group_sum)(firsts, sizes)


flat = jnp.arange(12.0).reshape(6, 2)
sums = group_sums(flat, jnp.array([0, 1, 4]), jnp.array([1, 3, 2]))
assert sums.tolist() == [[0, 1], [12, 15], [18, 20]]
