import enum

import jax
import jax.numpy as jnp
import numpy as np

OFFSET = 1.0


class Mode(enum.Enum):
    TRAIN = "train"


def kind(value):
    return "traced" if isinstance(value, jax.core.Tracer) else "static"


@jax.jit
def look(x, scalar, flag, options, pair):
    closed_over = np.arange(3)
    for name, value in {
        "array argument": x,
        "Python number argument": scalar,
        "True as an argument": flag,
        "leaf of a dict argument": options["rate"],
        "leaf of a tuple argument": pair[0],
        "keys of a dict argument": list(options),
        "None in an argument": pair[1],
        "x.shape": x.shape,
        "x.dtype": x.dtype,
        "x.ndim": x.ndim,
        "len(x)": len(x),
        "x.shape[0] + 1": x.shape[0] + 1,
        "x + 1": x + 1,
        "x > 0": x > 0,
        "jnp.sum(x)": jnp.sum(x),
        "jnp.arange(3), no argument in it": jnp.arange(3),
        "np.arange(3)": closed_over,
        "np.sum(np.arange(3))": np.sum(closed_over),
        "a Python number of the module": OFFSET,
        "a string": "relu",
        "an enum member": Mode.TRAIN,
        "a function": jnp.tanh,
    }.items():
        print(f"{kind(value):6}  {name}")
    return x


look(jnp.ones(3), 2.0, True, {"rate": 0.1}, (1, None))
