import haiku as hk
import jax
import jax.numpy as jnp


@hk.transform
def forward(x):
    layer = hk.Linear(2)
    return hk.while_loop(lambda x: jnp.sum(x) < 10, lambda x: layer(x) + 1, x)  # raises ValueError


params = forward.init(jax.random.key(0), jnp.ones(2))
