import jax
import jax.numpy as jnp


@jax.jit
def overflow(flows):
    out, done = 0.0, jnp.array(False)
    level = 0.0
    for flow in flows:
        level = level + flow
        out = jnp.where(((level > 3.0) & (flow > 0)) & ~done, level - 3.0, out)
        done = done | ((level > 3.0) & (flow > 0))
    return out


assert overflow(jnp.array([1.0, 4.0, 7.0])) == 2.0
assert overflow(jnp.array([1.0, 0.5])) == 0.0
