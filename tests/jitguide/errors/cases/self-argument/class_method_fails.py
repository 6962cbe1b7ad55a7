# on other versions: dtype-argument

import jax


class Scaler:
    factor = 3.0

    @classmethod
    @jax.jit
    def scaled(cls, x):
        return cls.factor * x


Scaler.scaled(1.0)  # raises TypeError
