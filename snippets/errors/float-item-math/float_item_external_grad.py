import jax
import jax.numpy as jnp
import numpy as np


def price(x):
    assert isinstance(x, float)
    return x * 1.5


@jax.custom_jvp
def priced(x):
    number = jax.ShapeDtypeStruct((), jnp.float32)
    return jax.pure_callback(lambda x: np.float32(price(float(x))), number, x)


@priced.defjvp
def priced_jvp(primals, tangents):
    return priced(*primals), 1.5 * tangents[0]


print(jax.grad(lambda x: priced(x) ** 2)(2.0))
