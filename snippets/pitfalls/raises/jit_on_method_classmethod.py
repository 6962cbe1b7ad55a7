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
        return cls.factor * x


print(Scaler.double(5), Scaler.apply(5))
