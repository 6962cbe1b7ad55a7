import jax
import jax.numpy as jnp


def steps_out(x):
    out, done = 5, jnp.array(False)
    for i in range(5):
        x = 2 * x
        out = jnp.where((x > 10) & ~done, i, out)
        done = done | (x > 10)
    return out


assert jax.vmap(steps_out)(jnp.array([0.1, 3.0])).tolist() == [5, 1]
