import jax
import jax.numpy as jnp
import numpy as np


def loss(x):
    hidden = x * 2
    jax.debug.print("hidden while it runs: {hidden}", hidden=hidden)
    return hidden.sum(), hidden


(value, hidden), gradient = jax.jit(jax.value_and_grad(loss, has_aux=True))(jnp.ones(3))
jax.effects_barrier()
print("NumPy, after the call:", np.asarray(hidden), float(value))
