import jax
import numpy as np


@jax.jit
def area(radius):
    print("... the Python body runs")
    return 3.0 * radius * radius


radius = np.float32(2.0)
print("1 trace")
traced = area.trace(radius)
print(traced.jaxpr)
print("2 lower")
lowered = traced.lower()
print("\n".join(line.strip() for line in lowered.as_text().splitlines() if "stablehlo" in line))
print("3 compile")
compiled = lowered.compile()
print("4 run")
print(compiled(radius))
