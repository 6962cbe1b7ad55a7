import jax
import jax.numpy as jnp


def init(key):
    return {"w": jax.random.normal(key, (2,)), "b": jnp.zeros(())}


def step(params, rate, x, y):
    def loss(params):
        return jnp.mean((x @ params["w"] + params["b"] - y) ** 2)

    gradient = jax.grad(loss)(params)
    return jax.tree.map(lambda p, g: p - rate * g, params, gradient)


x, y = jnp.arange(8.0).reshape(4, 2), jnp.arange(4.0)
models = jax.vmap(init)(jax.random.split(jax.random.key(0), 3))
rates = jnp.array([0.001, 0.003, 0.01])
steps = jax.jit(jax.vmap(step, in_axes=(0, 0, None, None)))
models = steps(models, rates, x, y)
print("all:", jax.tree.map(jnp.shape, models))
print("the second:", jax.tree.map(lambda leaf: leaf[1].shape, models))
