import jax
import jax.numpy as jnp
from jax import lax

bodies = []


def seen(name, value):
    bodies.append(name)
    return value


def loops(xs):
    lax.scan(lambda total, x: (seen("scan", total + x), x), 0, xs)
    lax.map(lambda x: seen("map", x + 1), xs)
    lax.fori_loop(0, 3, lambda i, total: seen("fori_loop", total + i), 0)
    lax.while_loop(lambda i: i < 3, lambda i: seen("while_loop", i + 1), 0)
    lax.cond(True, lambda x: seen("cond", x + 1), lambda x: x, 0)


for function in (loops, jax.jit(loops)):
    for _ in range(5):
        function(jnp.arange(3))
    print({name: bodies.count(name) for name in bodies})
    bodies.clear()
