import jax
import jax.numpy as jnp

loaded = {"encoder": {"kernel": jnp.ones(2), "head": jnp.ones(1)}}
params = jax.tree.map(jnp.asarray, loaded)
new = jax.tree.map(jnp.add, params, loaded)
assert new["encoder"]["kernel"].tolist() == [2, 2] and new["encoder"]["head"].tolist() == [2]
