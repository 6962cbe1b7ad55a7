import jax
import jax.numpy as jnp
import numpy as np

OFFSET = 1.0


def kind(value):
    return "traced" if isinstance(value, jax.core.Tracer) else "static"


@jax.jit
def look(x, rate, flag, options, pair):
    for name, value in {
        "x, an array argument": x,
        "x.shape": x.shape,
        "rate, a Python number argument": rate,
        "x.ndim": x.ndim,
        "flag, a True or False argument": flag,
        "x.dtype": x.dtype,
        'options["low"], in a dict argument': options["low"],
        "len(x)": len(x),
        "pair[0], in a tuple argument": pair[0],
        "x.shape[0] + 1": x.shape[0] + 1,
        "x + 1": x + 1,
        "list(options), the keys": list(options),
        "x > 0": x > 0,
        "pair[1], which is None": pair[1],
        "jnp.sum(x)": jnp.sum(x),
        "np.arange(3)": np.arange(3),
        "jnp.arange(3)": jnp.arange(3),
        "np.sum(np.arange(3))": np.sum(np.arange(3)),
        "OFFSET, a global number": OFFSET,
        '"relu", a string in the function': "relu",
        "jnp.tanh, a function": jnp.tanh,
    }.items():
        print(kind(value), name, sep="  ")
    return x


look(jnp.ones(3), 2.0, True, {"low": 0.1}, (1, None))
