from functools import partial

import jax

traces = {}


def f(kind, x):
    traces[kind] = traces.get(kind, 0) + 1
    return 2.0 * x


def at_the_top(x):
    return f("def at the top", x)


for _ in range(5):

    def in_the_loop(x):
        return f("def in the loop", x)

    jax.jit(at_the_top)(1.0)
    jax.jit(in_the_loop)(1.0)
    jax.jit(lambda x: f("lambda", x))(1.0)
    jax.jit(partial(f, "partial"))(1.0)
for kind, count in traces.items():
    print(f"{kind:16}", count)
