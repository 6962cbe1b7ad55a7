import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, donate_argnames=["total"])
def added(total, batch):
    return total + jnp.sum(batch)


total = jnp.zeros(())
for batch in [jnp.ones(2), jnp.ones(3)]:
    total = added(total, batch)
    print(float(total))
assert total == 5.0
