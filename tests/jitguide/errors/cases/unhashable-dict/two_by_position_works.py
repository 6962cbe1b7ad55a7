from typing import NamedTuple

import jax


class Config(NamedTuple):
    shift: float


def scale(x, options, config):
    return x * options["rate"] + config.shift


config, options = Config(shift=1.0), {"rate": 0.5}
assert jax.jit(scale, static_argnums=2)(2.0, options, config) == 2.0
