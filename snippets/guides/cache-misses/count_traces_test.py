import contextlib
import functools

import jax
import jax.numpy as jnp
import numpy as np


class TraceLimit:
    def __init__(self, function, **jit_options):
        self.traces = []

        @functools.wraps(function)
        def counted(*args, **kwargs):
            self.traces.append([np.shape(leaf) for leaf in jax.tree.leaves((args, kwargs))])
            return function(*args, **kwargs)

        self.jitted = jax.jit(counted, **jit_options)

    @contextlib.contextmanager
    def at_most(self, limit):
        before = len(self.traces)
        yield self.jitted
        new = self.traces[before:]
        assert len(new) <= limit, f"expected at most {limit} traces, got {len(new)}: {new}"


def test_step_is_traced_once():
    watched = TraceLimit(lambda x: x + 1)
    with watched.at_most(1) as step:
        for value in range(5):
            step(jnp.full(3, value))


def test_that_fails():
    watched = TraceLimit(lambda x: x + 1)
    with watched.at_most(1) as step:
        for length in (3, 4, 5):
            step(jnp.ones(length))


test_step_is_traced_once()
print("the first test passed")
try:
    test_that_fails()
except AssertionError as error:
    print("the second test failed:", error)
