import jax


class Settings:
    def __init__(self, rate):
        self.rate = rate


def step(x, settings):
    return x * settings.rate


jax.jit(step)(2.0, Settings(0.5))  # raises TypeError
