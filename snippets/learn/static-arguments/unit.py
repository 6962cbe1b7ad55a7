# needs jax >= 0.8.1
import jax


@jax.jit(static_argnames=["unit"])
def length(metres, unit):
    if unit == "feet":
        return metres / 0.3048
    return metres


print(length(3.048, "feet"))
print(length(3.048, "metres"))
