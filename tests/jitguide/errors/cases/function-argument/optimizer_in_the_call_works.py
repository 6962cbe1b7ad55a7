import functools
import typing

import jax


class Rule(typing.NamedTuple):
    init: typing.Callable
    update: typing.Callable


def scaled(rate):
    return Rule(lambda w: 0, lambda g, count: (-rate * g, count + 1))


@functools.partial(jax.jit, static_argnames=["optimizer"])
def moved(optimizer, w):
    change, count = optimizer.update(2 * w, optimizer.init(w))
    return w + change


ends = {}
for rate in (0.25, 0.5):
    ends[rate] = moved(scaled(rate), 1.0)
assert ends == {0.25: 0.5, 0.5: 0.0}
