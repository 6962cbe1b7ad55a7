import enum

import jax
import jax.numpy as jnp


class Mode(enum.Enum):
    TRAIN = 1


class Level(enum.IntEnum):
    LOW = 1


class Config:
    rate = 0.1


values = {
    "a string": "relu",
    "an enum": Mode.TRAIN,
    "an IntEnum": Level.LOW,
    "a function": jnp.tanh,
    "a dtype": jnp.float32,
    "an object": Config(),
    "a set": {1, 2},
    "None": None,
    "a dict of numbers": {"rate": 0.1},
    "a list of numbers": [1, 2],
}
for name, value in values.items():
    try:
        jax.jit(lambda option: 1)(value)
        print(f"{name:18} accepted")
    except TypeError as error:
        print(f"{name:18}", type(error).__name__)
