import functools

import jax


@functools.partial(jax.jit, static_argnames=["cfg"])
def step(x, cfg):
    return x * cfg["rate"]


class Trainer:
    def __init__(self, cfg):
        self.cfg = cfg

    def fit(self, x):
        return step(x, cfg=self.cfg)  # raises ValueError


Trainer({"rate": 0.5}).fit(2.0)
