import jax
import numpy as np


def relu(x):
    if x > 0:
        return x
    return 0.0 * x


TRIES = {
    "relu": lambda: relu(np.float32(3)),
    "jit(relu)": lambda: jax.jit(relu)(np.float32(3)),
    "vmap(relu)": lambda: jax.vmap(relu)(np.ones(2, np.float32)),
    "grad(relu)": lambda: jax.grad(relu)(np.float32(3)),
    "jit(grad(relu))": lambda: jax.jit(jax.grad(relu))(np.float32(3)),
    "grad(np.sqrt)": lambda: jax.grad(np.sqrt)(np.float32(3)),
}
for text, attempt in TRIES.items():
    try:
        print(f"{text:16} {attempt()}")
    except jax.errors.JAXTypeError as error:
        print(f"{text:16} {type(error).__name__}")
