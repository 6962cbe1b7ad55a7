from functools import partial

import jax

traces = {"named function": 0, "lambda": 0, "nested def": 0, "grad": 0, "partial": 0}


def count(what):
    traces[what] += 1


def named(x):
    count("named function")
    return x + 1


def differentiated(x):
    count("grad")
    return x**2


def add(x, shift):
    count("partial")
    return x + shift


for step in range(5):

    def nested(x):
        count("nested def")
        return x + 1

    jax.jit(named)(1.0)
    jax.jit(lambda x: [count("lambda"), x + 1][1])(1.0)
    jax.jit(nested)(1.0)
    jax.jit(jax.grad(differentiated))(1.0)
    jax.jit(partial(add, shift=1))(1.0)
print(traces)
