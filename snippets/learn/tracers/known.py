import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def look(x):
    questions = {
        "x.shape": x.shape,
        "x.ndim": x.ndim,
        "x.size": x.size,
        "len(x)": len(x),
        "x.dtype": x.dtype,
        "x is None": x is None,
        "float dtype": jnp.issubdtype(x.dtype, jnp.floating),
        "jax.Array": isinstance(x, jax.Array),
        "np.ndarray": isinstance(x, np.ndarray),
        "tracer": isinstance(x, jax.core.Tracer),
    }
    for question, answer in questions.items():
        print(f"{question:12} {answer}")
    return x


look(np.zeros((2, 3), np.float32))
