import jax
import numpy as np

table = np.array([10.0, 20.0, 30.0])
attempts = {
    "np.tanh(x)": lambda x, i: np.tanh(x),
    "np.sum(x)": lambda x, i: np.sum(x),
    "np.array([x, x])": lambda x, i: np.array([x, x]),
    "np.zeros(i)": lambda x, i: np.zeros(i),
    "table[i]": lambda x, i: table[i],
    "table[:i]": lambda x, i: table[:i],
    "table * x": lambda x, i: table * x,
    "x * table": lambda x, i: x * table,
    "x + np.sqrt(2)": lambda x, i: x + np.sqrt(2),
    "np.ones(x.ndim + 1)": lambda x, i: np.ones(x.ndim + 1),
}
for text, attempt in attempts.items():
    try:
        result = jax.jit(attempt)(1.0, 2)
        print(f"{text:20}", "fine, shape", result.shape)
    except Exception as error:
        print(f"{text:20}", type(error).__name__)
