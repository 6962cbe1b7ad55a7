import jax
import jax.numpy as jnp


def fee(weight):
    if weight <= 0:
        return 0.0
    if weight > 30:
        return 99.0
    return 4.0 + weight


@jax.jit
def traced_fee(weight):
    return jnp.select([weight <= 0, weight > 30], [0.0, 99.0], default=4.0 + weight)


for weight in (-1.0, 5.0, 31.0):
    print(fee(weight), traced_fee(weight))
