import haiku as hk
import jax
import jax.numpy as jnp


@hk.transform
def forward(x):
    positive, negative = hk.Linear(2), hk.Linear(2)
    if hk.running_init():
        positive(x), negative(x)  # each makes its parameters
    return hk.cond(jnp.sum(x) > 0, positive, negative, x)


params = jax.jit(forward.init)(jax.random.key(0), jnp.ones(2))
output = jax.jit(forward.apply)(params, None, jnp.ones(2))
print(sorted(params), output.shape)
