from functools import partial

import jax
import numpy as np

traces = {}


def f(x, kind="def at the top"):
    traces[kind] = traces.get(kind, 0) + 1
    return 2.0 * x


class Model:
    def method(self, x):
        return f(x, "bound method")

    def again(self, x):
        return f(x, "the same, kept")


model, one = Model(), np.float32(1)
kept = Model().again
for _ in range(5):
    jax.jit(f)(one)
    jax.jit(lambda x: f(x, "lambda"))(one)

    def inside(x):
        return f(x, "def in the loop")

    jax.jit(inside)(one)
    jax.jit(partial(f, kind="partial"))(one)
    jax.jit(model.method)(one)
    jax.jit(kept)(one)
    jax.jit(jax.grad(partial(f, kind="jax.grad of it")))(one)
for kind, count in traces.items():
    print(f"{kind:16} {count}")
