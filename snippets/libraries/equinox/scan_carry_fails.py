import equinox as eqx
import jax
import jax.numpy as jnp


def body(model, x):
    return model, model(x)


model = eqx.nn.MLP(2, 2, 8, depth=1, key=jax.random.key(0))
xs = jnp.ones((4, 2))
model, ys = jax.lax.scan(body, model, xs)  # raises TypeError
print(ys.shape)
