import jax
import numpy as np

QUESTIONS = {
    "1 if x else 2": lambda x: 1 if x else 2,
    "int(x)": lambda x: int(x),
    "np.sqrt(x)": lambda x: np.sqrt(x),
    "range(x)": lambda x: range(x),
}


@jax.jit
def ask(x):
    for text, question in QUESTIONS.items():
        try:
            question(x)
        except Exception as error:
            print(f"{text:13}", type(error).__name__)
    return x


ask(3)
