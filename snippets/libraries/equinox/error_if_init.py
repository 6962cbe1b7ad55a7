import equinox as eqx
import jax
import jax.numpy as jnp


class Distance(eqx.Module):
    value: jax.Array

    def __init__(self, value):
        self.value = eqx.error_if(value, value < 0, "a distance must not be negative")


@eqx.filter_jit
def double(value):
    return 2 * Distance(value).value


print(double(jnp.array(5.0)))
try:
    double(jnp.array(-5.0))
except RuntimeError as error:
    print([line for line in str(error).splitlines() if "distance" in line][-1])
