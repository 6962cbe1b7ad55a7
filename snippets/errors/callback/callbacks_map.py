import jax
import jax.numpy as jnp
from jax.experimental import io_callback

seen = []


def note(i):
    seen.append(int(i))


def count_up(n):
    def body(i):
        io_callback(note, None, i, ordered=True)
        return i + 1

    return jax.lax.while_loop(lambda i: i < n, body, 0)


print(jax.jit(lambda ns: jax.lax.map(count_up, ns))(jnp.array([1, 2])))
jax.effects_barrier()
print(seen)
