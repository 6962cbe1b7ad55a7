# pasted above its traceback
import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, donate_argnames=["total"])
def added(total, batch):
    return total + jnp.sum(batch)


total = jnp.zeros(())
for batch in [jnp.ones(2), jnp.ones(3)]:
    added(total, batch)
    print(float(total))  # raises RuntimeError
