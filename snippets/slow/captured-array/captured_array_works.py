import jax
import jax.numpy as jnp
import numpy as np

table = jnp.asarray(np.random.default_rng(0).normal(size=10_000))


@jax.jit
def look_up(table, i):
    return table[i]


program = look_up.lower(table, 3).as_text()
print(f"about {len(program) / 1000:.0f} thousand characters")
