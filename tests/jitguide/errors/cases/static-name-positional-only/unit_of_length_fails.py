# argument: unit
# pasted above its traceback
import jax


def converted(length, unit, /):
    return length * {"m": 1.0, "km": 1000.0}[unit]


in_meters = jax.jit(converted, static_argnames=("unit",))  # raises ValueError
print(in_meters(2.0, "km"))
