import sys

import jax


def f(x):
    runs.append(x)
    return x**2 + x


def python_calls(function, x):
    events = []
    sys.setprofile(lambda frame, event, _: events.append(event))
    function(x)
    sys.setprofile(None)
    return events.count("call")


orders = {
    "grad(f)": jax.grad(f),
    "grad(jit(f))": jax.grad(jax.jit(f)),
    "jit(grad(f))": jax.jit(jax.grad(f)),
}
for order, slope in orders.items():
    runs = []
    calls = [python_calls(slope, 0.5) for _ in range(3)]
    last = "more than 100" if calls[-1] > 100 else calls[-1]
    print(f"{order:13} f runs: {len(runs)}   Python functions in the last call: {last}")
