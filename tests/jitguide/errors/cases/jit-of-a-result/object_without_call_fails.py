# pasted above its traceback

import jax


class Line:
    def __init__(self, slope):
        self.slope = slope

    def at(self, x):
        return self.slope * x


line = Line(2.0)
fast = jax.jit(line)  # raises TypeError
out = fast(3.0)
