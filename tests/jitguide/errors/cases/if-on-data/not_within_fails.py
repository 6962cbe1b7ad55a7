# argument: value

import jax


class Prior:
    lower, upper = 0.0, 1.0

    def checked(self, value):
        if not (self.lower <= value <= self.upper):  # raises TracerBoolConversionError
            raise ValueError("outside")
        return value


prior = Prior()
jax.jit(prior.checked)(0.5)
