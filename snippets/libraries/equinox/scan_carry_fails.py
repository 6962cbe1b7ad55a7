import equinox as eqx
import jax
import jax.numpy as jnp


def loss(model, x):
    return jnp.sum(model(x) ** 2)


def body(model, x):
    value, grads = eqx.filter_value_and_grad(loss)(model, x)
    step = jax.tree.map(lambda g: -0.1 * g, grads)
    return eqx.apply_updates(model, step), value


model = eqx.nn.MLP(2, 2, 8, depth=1, key=jax.random.key(0))
xs = jnp.ones((4, 2))
model, losses = jax.lax.scan(body, model, xs)  # raises TypeError
print(losses.round(3))
