import jax
from jax.experimental import checkify


class Tank:
    def __init__(self, area):
        self.area = area

    def level(self, inflow):
        height = inflow / self.area
        checkify.check(height >= 0, "negative")
        return height


tank = Tank(2.0)
checked = jax.jit(checkify.checkify(tank.level))
error, out = checked(3.0)
error.throw()
print(out)
assert out == 1.5
assert "negative" in checked(-1.0)[0].get()
