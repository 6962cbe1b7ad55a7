# pasted above its traceback
# argument: lengths
import jax
import jax.numpy as jnp


@jax.jit
def sentence_of(lengths):
    return jnp.repeat(jnp.arange(lengths.shape[0]), lengths)  # raises ConcretizationTypeError


sentences = sentence_of(jnp.array([2, 0, 1]))
