# argument: inflow
# pasted above its traceback

import jax


class Tank:
    def __init__(self, area):
        self.area = area

    def level(self, inflow):
        height = inflow / self.area
        assert height >= 0, "negative"  # raises TracerBoolConversionError
        return height


tank = Tank(2.0)
step = jax.jit(tank.level)
out = step(3.0)
