import jax.numpy as jnp

import jitguide


@jitguide.watch(static_argnames="n")
def repeat(x, n=2):
    return jnp.tile(x, n)


x = jnp.ones(3)
for call in (
    lambda: repeat(x, n=2),
    lambda: repeat(x, n=2),
    lambda: repeat(x, n=3),
    lambda: repeat(x, 3),
    lambda: repeat(jnp.ones(4), n=3),
):
    call()
    print(repeat.why())
