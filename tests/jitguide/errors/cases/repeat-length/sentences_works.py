import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["count"])
def sentence_of(lengths, count):
    return jnp.repeat(jnp.arange(lengths.shape[0]), lengths, total_repeat_length=count)


sentences = sentence_of(jnp.array([2, 0, 1]), count=int(jnp.sum(jnp.array([2, 0, 1]))))
assert sentences.tolist() == [0, 0, 2]
