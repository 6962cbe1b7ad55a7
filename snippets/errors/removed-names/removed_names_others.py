import jax
import jax.numpy as jnp

x = jnp.arange(3.0)


def double(x):
    return 2 * x


print("tree_map:       ", jax.tree_util.tree_map(double, {"w": 1.0, "b": 2.0}))
print("index_update:   ", x.at[0].set(9.0))
print("index_add:      ", x.at[0].add(9.0))
print("DeviceArray:    ", isinstance(x, jax.Array))
print("xla_computation:", jax.jit(double).lower(x).as_text()[:16])
