import jax
import jax.numpy as jnp

traces = {"jit(vmap(f))": 0, "vmap(jit(f))": 0}


def row(x, order):
    traces[order] += 1
    return jnp.sin(x)


outside = jax.jit(jax.vmap(lambda x: row(x, "jit(vmap(f))")))
inside = jax.vmap(jax.jit(lambda x: row(x, "vmap(jit(f))")))
for batch in (2, 3, 4):
    outside(jnp.ones(batch))
    inside(jnp.ones(batch))
print(traces)
