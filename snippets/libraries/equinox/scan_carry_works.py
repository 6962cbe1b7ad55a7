import equinox as eqx
import jax
import jax.numpy as jnp


def loss(model, x):
    return jnp.sum(model(x) ** 2)


def body(params, x):
    model = eqx.combine(params, static)
    value, grads = eqx.filter_value_and_grad(loss)(model, x)
    step = jax.tree.map(lambda g: -0.1 * g, grads)
    model = eqx.apply_updates(model, step)
    return eqx.filter(model, eqx.is_array), value


model = eqx.nn.MLP(2, 2, 8, depth=1, key=jax.random.key(0))
xs = jnp.ones((4, 2))
params, static = eqx.partition(model, eqx.is_array)
params, losses = jax.lax.scan(body, params, xs)
model = eqx.combine(params, static)
print(losses.round(3))
