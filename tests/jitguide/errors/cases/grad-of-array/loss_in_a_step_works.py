import jax
import jax.numpy as jnp


def loss_fn(params, x, y):
    predicted = x @ params
    return jnp.mean((predicted - y) ** 2), predicted


@jax.jit
def train_step(params, x, y):
    (loss, aux), grads = jax.value_and_grad(loss_fn, has_aux=True)(params, x, y)
    return params - 0.5 * grads, loss


params, loss = train_step(jnp.ones(2), jnp.eye(2), jnp.zeros(2))
assert loss == 1 and params.tolist() == [0.5, 0.5]
