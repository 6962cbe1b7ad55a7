import functools

import jax


class Options(dict):
    def __hash__(self):
        return hash(frozenset(self.items()))


@functools.partial(jax.jit, static_argnames=["cfg"])
def step(x, cfg):
    return x * cfg["rate"]


class Trainer:
    def __init__(self, cfg):
        self.cfg = cfg

    def fit(self, x):
        return step(x, cfg=Options(self.cfg))


assert Trainer({"rate": 0.5}).fit(2.0) == 1.0
