# argument: x

import jax


class Filter:
    def __init__(self):
        self.apply = jax.jit(self._apply)

    def _apply(self, x):
        self.kept = int((x > 0).sum())  # raises ConcretizationTypeError
        return x.clip(0)


clip = Filter()
clip.apply(jax.numpy.arange(3.0))
