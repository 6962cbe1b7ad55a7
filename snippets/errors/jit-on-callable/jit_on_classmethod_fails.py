import jax


class Scaler:
    factor = 2

    @classmethod
    @jax.jit
    def apply(cls, x):
        return cls.factor * x


print(Scaler.apply(5))  # raises TypeError
