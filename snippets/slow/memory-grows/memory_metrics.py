import gc

import jax
import jax.numpy as jnp

step = jax.jit(lambda w: (0.9 * w, jnp.sum(w**2)))

for keep in (lambda loss: loss, float):
    gc.collect()
    before = len(jax.live_arrays())
    w, losses = jnp.ones(3), []
    for _ in range(100):
        w, loss = step(w)
        losses.append(keep(loss))
    del w, loss
    print(len(jax.live_arrays()) - before, "more arrays")
    losses.clear()
