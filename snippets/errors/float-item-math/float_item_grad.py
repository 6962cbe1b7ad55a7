import jax

attempts = {
    "x > 2": lambda x: x > 2,
    "int(x)": lambda x: int(x),
    "x.item()": lambda x: x.item(),
    "float(stop_gradient(x))": lambda x: float(jax.lax.stop_gradient(x)),
    "float(x)": lambda x: float(x),
}


def report(text, attempt):
    def loss(x):
        value = attempt(x)
        print(f"{text:24}", value, end="  ")
        return x * value

    try:
        print("gradient of x * value:", jax.grad(loss)(3.0))
    except TypeError as error:
        print(f"{text:24}", type(error).__name__)


for text, attempt in attempts.items():
    report(text, attempt)
print(f"{'x':24}", "    gradient of x * x:    ", jax.grad(lambda x: x * x)(3.0))
