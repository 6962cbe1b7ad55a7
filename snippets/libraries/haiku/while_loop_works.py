import haiku as hk
import jax
import jax.numpy as jnp


@hk.transform
def forward(x):
    layer = hk.Linear(2)
    if hk.running_init():
        return layer(x)
    return hk.while_loop(lambda x: jnp.sum(x) < 10, lambda x: layer(x) + 1, x)


params = forward.init(jax.random.key(0), jnp.ones(2))
output = jax.jit(forward.apply)(params, None, jnp.ones(2))
print("sum is at least 10:", jnp.sum(output) >= 10)
