import jax
import jax.numpy as jnp


@jax.jit
def best_so_far(gains):
    best, count = gains[0], 0
    done = jnp.array(False)
    for gain in gains[1:]:
        count = jnp.where((gain < best - 1.0) & ~done, count + 10, count)
        done = done | (gain < best - 1.0)
        best = jnp.where(done, best, jnp.maximum(best, gain))
        count = jnp.where(done, count, count + 1)
    return best, count


assert best_so_far(jnp.array([1.0, 3.0, 0.5, 9.0])) == (3.0, 11)
assert best_so_far(jnp.array([1.0, 3.0, 2.5, 9.0])) == (9.0, 3)
