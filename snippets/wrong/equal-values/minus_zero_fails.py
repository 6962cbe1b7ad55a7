from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["sign"])
def with_sign(x, sign):
    print("tracing with sign =", sign)
    return jnp.copysign(x, sign)


x = jnp.array([1.0, 2.0])
print(with_sign(x, sign=0.0))
print(with_sign(x, sign=-0.0))
print("the same keys?", 0.0 == -0.0, hash(0.0) == hash(-0.0))
