import haiku as hk
import jax
import jax.numpy as jnp


@hk.transform
def forward(x, is_training):
    x = hk.Linear(4)(x)
    if is_training:
        x = hk.dropout(hk.next_rng_key(), 0.5, x)
    return x


x = jnp.ones((2, 3))
params = forward.init(jax.random.key(0), x, True)
apply = jax.jit(forward.apply, static_argnames="is_training")
for rng in jax.random.split(jax.random.key(1), 3):
    apply(params, rng, x, is_training=True)
apply(params, None, x, is_training=False)
print("traces:", apply._cache_size())
