import jax
import jax.numpy as jnp
import numpy as np


def count(scores, labels):
    return jnp.sum(jnp.argmax(scores, axis=1) != labels)


def loss(w, x, labels):
    scores = x * w
    log_likelihood = jax.nn.log_softmax(scores)[jnp.arange(len(labels)), labels]
    return -log_likelihood.sum(), count(scores, labels)


x, labels = jnp.eye(3), jnp.array([0, 1, 1])
print("count as a float:", jax.grad(lambda w: count(x * w, labels).astype(float))(1.0))

_, backward = jax.vjp(lambda w: count(x * w, labels), 1.0)
print("jax.vjp:         ", backward(np.zeros((), jax.dtypes.float0)))

train = jax.jit(jax.value_and_grad(loss, has_aux=True))
(value, errors), gradient = train(1.0, x, labels)
print("loss", value, "errors", errors, "gradient", gradient)
