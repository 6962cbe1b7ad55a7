import jax
import jax.numpy as jnp
from jax.experimental import io_callback

seen = []


def note(x):
    seen.append(int(x))


def io(x):
    io_callback(note, None, x)


def io_ordered(x):
    io_callback(note, None, x, ordered=True)


def debug(x):
    jax.debug.callback(note, x)


def once(effect):
    return lambda n: [effect(n), n][1]


def loop(effect):
    def body(i):
        effect(i)
        return i + 1

    return lambda n: jax.lax.while_loop(lambda i: i < n, body, 0)


for effect in (io, io_ordered, debug):
    for around in (once, loop):
        seen.clear()
        try:
            jax.vmap(around(effect))(jnp.array([1, 2]))
            jax.effects_barrier()
            print(f"{effect.__name__:10} {around.__name__}: {sorted(seen)}")
        except Exception as error:
            print(f"{effect.__name__:10} {around.__name__}: {error}")
