import haiku as hk
import jax
import jax.numpy as jnp


@hk.transform
def forward(x):
    positive, negative = hk.Linear(2), hk.Linear(2)
    return hk.cond(jnp.sum(x) > 0, positive, negative, x)  # raises TypeError


params = jax.jit(forward.init)(jax.random.key(0), jnp.ones(2))
