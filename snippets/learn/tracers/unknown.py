import math

import jax
import numpy as np

letters = ["a", "b", "c"]
QUESTIONS = {
    "1 if x else 2": lambda x: 1 if x else 2,
    "max(x, 2)": lambda x: max(x, 2),
    "int(x)": lambda x: int(x),
    "math.sqrt(x)": lambda x: math.sqrt(x),
    "np.sqrt(x)": lambda x: np.sqrt(x),
    "range(x)": lambda x: range(x),
    "letters[x]": lambda x: letters[x],
}


@jax.jit
def ask(x):
    for text, question in QUESTIONS.items():
        try:
            print(f"{text:13}", question(x))
        except Exception as error:
            print(f"{text:13}", type(error).__name__)
    return x


ask(np.int32(1))
