import math

import jax
import jax.numpy as jnp
import numpy as np

attempts = {
    "float(x)": lambda x: float(x),
    "int(x)": lambda x: int(x),
    "bool(x)": lambda x: bool(x),
    "complex(x)": lambda x: complex(x),
    "x.item()": lambda x: x.item(),
    "x.tolist()": lambda x: x.tolist(),
    "math.sqrt(x)": lambda x: math.sqrt(x),
    "max(x, 2.0)": lambda x: max(x, 2.0),
    "np.sqrt(x)": lambda x: np.sqrt(x),
    "np.asarray(x)": lambda x: np.asarray(x),
    "jnp.sqrt(x)": lambda x: jnp.sqrt(x),
    "x.astype(int)": lambda x: x.astype(int),
}
for text, attempt in attempts.items():
    try:
        print(f"{text:15}", jax.jit(attempt)(4.0))
    except TypeError as error:
        print(f"{text:15}", type(error).__name__)
