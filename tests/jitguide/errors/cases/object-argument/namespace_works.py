from types import SimpleNamespace

import jax

cfg = SimpleNamespace(rate=0.5, steps=2)


@jax.jit
def train(w):
    for _ in range(cfg.steps):
        w = w - cfg.rate * w
    return w


assert train(1.0) == 0.25
