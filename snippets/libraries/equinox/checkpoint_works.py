import equinox as eqx
import jax
import jax.numpy as jnp


@eqx.filter_grad
def loss_fn(model, x):
    forward = eqx.filter_checkpoint(lambda model, x: model(x))
    return jnp.sum(forward(model, x))


model = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=jax.random.key(0))
print(loss_fn(model, jnp.ones(2)).layers[0].weight.shape)
