import equinox as eqx
import jax
import jax.numpy as jnp


def body(params, x):
    model = eqx.combine(params, static)
    return params, model(x)


model = eqx.nn.MLP(2, 2, 8, depth=1, key=jax.random.key(0))
xs = jnp.ones((4, 2))
params, static = eqx.partition(model, eqx.is_array)
params, ys = jax.lax.scan(body, params, xs)
print(ys.shape)
