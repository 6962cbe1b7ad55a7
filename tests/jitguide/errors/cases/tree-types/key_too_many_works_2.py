import jax
import jax.numpy as jnp

params = {"encoder": {"kernel": jnp.ones(2)}}
loaded = {"encoder": {"kernel": jnp.ones(2), "head": jnp.ones(1)}}
new = jax.tree.map(
    jnp.add,
    params,
    {**loaded, "encoder": {key: loaded["encoder"][key] for key in params["encoder"]}},
)
assert new["encoder"]["kernel"].tolist() == [2, 2]
