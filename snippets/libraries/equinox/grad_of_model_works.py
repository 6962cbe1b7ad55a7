import equinox as eqx
import jax
import jax.numpy as jnp

model = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=jax.random.key(0))


@eqx.filter_grad
def loss(model, x):
    return jnp.mean(jax.vmap(model)(x) ** 2)


print(loss(model, jnp.ones((4, 2))).layers[0].weight.shape)
