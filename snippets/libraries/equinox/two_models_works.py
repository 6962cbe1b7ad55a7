import equinox as eqx
import jax
import jax.numpy as jnp


def loss_fn(models, x):
    encoder, decoder = models
    return jnp.sum((decoder(encoder(x)) - x) ** 2)


key1, key2 = jax.random.split(jax.random.key(0))
encoder = eqx.nn.Linear(3, 2, key=key1)
decoder = eqx.nn.Linear(2, 3, key=key2)
grad_fn = eqx.filter_grad(loss_fn)
grads = grad_fn((encoder, decoder), jnp.ones(3))
print([grad.weight.shape for grad in grads])
