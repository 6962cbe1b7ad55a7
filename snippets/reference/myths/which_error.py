import jax
import jax.numpy as jnp
import numpy as np

functions = {
    "if n": lambda n: 1 if n else 0,
    "float(n)": lambda n: float(n),
    "range(n)": lambda n: range(n),
    "np.sin(n)": lambda n: np.sin(n),
    "jnp.arange(n)": lambda n: jnp.arange(n),
    "jnp.zeros((n, 2))": lambda n: jnp.zeros((n, 2)),
}
for text, function in functions.items():
    try:
        jax.jit(function)(3)
    except Exception as error:
        parent = isinstance(error, jax.errors.ConcretizationTypeError)
        print(f"{text:18} {type(error).__name__:27}", "caught" if parent else "not caught")
