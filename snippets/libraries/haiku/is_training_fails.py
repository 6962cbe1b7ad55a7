import haiku as hk
import jax
import jax.numpy as jnp


@hk.transform
def forward(x, is_training):
    x = hk.Linear(4)(x)
    if is_training:  # raises TracerBoolConversionError
        x = hk.dropout(hk.next_rng_key(), 0.5, x)
    return x


x = jnp.ones((2, 3))
params = forward.init(jax.random.key(0), x, True)
jax.jit(forward.apply)(params, jax.random.key(1), x, True)
