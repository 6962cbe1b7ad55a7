import math

import jax
import numpy as np

QUESTIONS = {
    "bool(x)": bool,
    "not x": lambda x: not x,
    "max(x, 2)": lambda x: max(x, 2),
    "x in (1, 2)": lambda x: x in (1, 2),
    "int(x)": int,
    "float(x)": float,
    "math.sqrt(x)": math.sqrt,
    "x.item()": lambda x: x.item(),
    "np.sqrt(x)": np.sqrt,
    "range(x)": range,
    "names[x]": lambda x: ["a", "b"][x],
    "f'{x:.2f}'": lambda x: f"{x:.2f}",
}


@jax.jit
def ask(x):
    for text, question in QUESTIONS.items():
        try:
            print(f"{text:14} {question(x)}")
        except Exception as error:
            print(f"{text:14} {type(error).__name__}")
    return x


ask(np.int32(1))
