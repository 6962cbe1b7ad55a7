import haiku as hk
import jax
import jax.numpy as jnp


@hk.without_apply_rng
@hk.transform
def forward(x):
    return hk.Linear(2)(x)


x = jnp.ones((1, 3))
params = jax.jit(forward.init)(jax.random.key(0), x)
print(jax.jit(forward.apply)(params, x).shape)
