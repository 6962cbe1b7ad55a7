import jax

attempts = {
    "x": lambda x: x,
    "x.astype(float)": lambda x: x.astype(float),
    "x.astype(int)": lambda x: x.astype(int),
    "x > 2": lambda x: x > 2,
    "int(x)": lambda x: int(x),
    "x.item()": lambda x: x.item(),
    "float(stop_gradient(x))": lambda x: float(jax.lax.stop_gradient(x)),
    "float(x)": lambda x: float(x),
}


def report(text, attempt):
    def loss(x):
        value = attempt(x)
        shown = "a tracer" if isinstance(value, jax.core.Tracer) else value
        print(f"{text:24} {shown!s:9}", end=" ")
        return x * value

    try:
        print("gradient of x * value:", jax.grad(loss)(3.0))
    except TypeError as error:
        print(f"{text:24}", type(error).__name__)


for text, attempt in attempts.items():
    report(text, attempt)
