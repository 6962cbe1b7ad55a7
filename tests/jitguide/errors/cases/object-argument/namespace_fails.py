# argument: cfg

from types import SimpleNamespace

import jax

cfg = SimpleNamespace(rate=0.5, steps=2)


@jax.jit
def train(w, cfg):
    for _ in range(cfg.steps):
        w = w - cfg.rate * w
    return w


train(1.0, cfg)  # raises TypeError
