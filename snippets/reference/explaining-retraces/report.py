import jax.numpy as jnp

import jitguide


@jitguide.watch(static_argnames="rate")
def decay(x, rate):
    return x * rate


for length, rate in [(3, 0.5), (3, 0.25), (4, 0.125), (5, 0.0625), (5, 0.0625)]:
    decay(jnp.ones(length), rate=rate)

print(decay.report().text(seconds=False))
print()
print(decay.advice())
