import jax
from jax.experimental import checkify

traces = 0


def root(x):
    global traces
    traces += 1
    checkify.check(x >= 0, "x must not be negative")
    return x**0.5


checked = {"checkify(root)": checkify.checkify(root)}
checked["jit(checkify(root))"] = jax.jit(checkify.checkify(root))
for name, call in checked.items():
    traces = 0
    for x in 1.0, 2.0, 3.0:
        call(x)
    print(f"{name}: three calls, traces: {traces}")
