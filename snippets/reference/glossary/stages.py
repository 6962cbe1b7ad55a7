import jax


def area(radius):
    print("Python runs")
    return 3.14 * radius**2


traced = jax.jit(area).trace(2.0)
print("traced:  ", traced.jaxpr)
lowered = traced.lower()
print("lowered: ", "stablehlo.multiply" in lowered.as_text())
compiled = lowered.compile()
print("run:     ", compiled(2.0), compiled(3.0))
