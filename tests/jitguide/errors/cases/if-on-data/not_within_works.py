import jax
from jax.experimental import checkify


class Prior:
    lower, upper = 0.0, 1.0

    def checked(self, value):
        checkify.check((self.lower <= value) & (value <= self.upper), "outside")
        return value


prior = Prior()
error, result = jax.jit(checkify.checkify(prior.checked))(0.5)
error.throw()
assert result == 0.5
