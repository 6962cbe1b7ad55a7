import jax
import jax.numpy as jnp
import numpy as np

same = jax.jit(lambda x: x)
ids = np.array([7, 2**32, 2**32 + 7])
print(ids, "becomes", same(ids))
print("fits in int32:", (ids == ids.astype(np.int32)).all())
print(256 ** jnp.arange(1, 5))
