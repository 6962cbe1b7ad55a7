# fails: examples
from dataclasses import dataclass


@dataclass(frozen=True)
class Config:
    scale: float
    shift: float
    limit: float | None = None


def apply(x, config):
    return config.scale * x + config.shift
