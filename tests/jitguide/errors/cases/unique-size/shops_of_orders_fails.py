# argument: shops

import jax
import jax.numpy as jnp


@jax.jit
def sales(shops, amounts):
    open_shops = jnp.unique(shops)  # raises ConcretizationTypeError
    return jnp.sum(jnp.where(open_shops[:, None] == shops, amounts, 0), axis=1)


shops, amounts = jnp.array([7, 3, 7, 9]), jnp.array([1.0, 2.0, 4.0, 8.0])
totals = sales(shops, amounts)
print(totals)
