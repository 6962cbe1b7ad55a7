import jax
import jax.numpy as jnp


@jax.jit
def leaves_at(speed):
    first, stopped = -1, jnp.array(False)
    out = jnp.zeros(())
    for step in range(6):
        out = out + speed
        done = out > 4
        first = jnp.where(done & ~stopped, step, first)
        stopped = stopped | done
    return first


assert leaves_at(1.5) == 2
assert leaves_at(0.1) == -1
