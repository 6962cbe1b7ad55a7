import jax
import jax.numpy as jnp


class Result:
    def __init__(self, value):
        self.value = value


values = {
    "an array": lambda x: x,
    "a Python number": lambda x: 3,
    "None": lambda x: None,
    "a dict of arrays": lambda x: {"loss": x},
    "a shape": lambda x: x.shape,
    "a string": lambda x: "ok",
    "a function": lambda x: jnp.tanh,
    "a dtype": lambda x: x.dtype,
    "an object": lambda x: Result(x),
}
for name, function in values.items():
    try:
        jax.jit(function)(1.0)
        print(f"{name:17} accepted")
    except TypeError as error:
        print(f"{name:17}", type(error).__name__)
