from functools import partial

import jax


class Scaler:
    factor = 2

    @staticmethod
    @jax.jit
    def double(x):
        return x * 2

    @classmethod
    @partial(jax.jit, static_argnames=["cls"])
    def apply(cls, x):
        print("tracing for", cls.__name__)
        return cls.factor * x


class Triple(Scaler):
    factor = 3


print(Scaler.double(5), Scaler.apply(5), Triple.apply(5))
Scaler.factor = 100
print("after the change:", Scaler.apply(5))
