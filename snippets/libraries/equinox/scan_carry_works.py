import equinox as eqx
import jax
import jax.numpy as jnp


def body(params, x):
    model = eqx.combine(params, static)
    y = model(x)
    params = jax.tree.map(lambda p: 0.9 * p, params)
    return params, y


model = eqx.nn.MLP(2, 2, width_size=8, depth=1, key=jax.random.key(0))
params, static = eqx.partition(model, eqx.is_array)
params, ys = jax.lax.scan(body, params, jnp.ones((4, 2)))
model = eqx.combine(params, static)
print(ys.shape, model(jnp.ones(2)).shape)
