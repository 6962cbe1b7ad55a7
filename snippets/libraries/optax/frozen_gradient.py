import jax
import jax.numpy as jnp
import optax


def loss_fn(params, x):
    for w in params["body"]:
        x = jnp.tanh(x @ w)
    return jnp.mean((x @ params["head"]) ** 2)


def train_step(params, opt_state, x):
    grads = jax.grad(loss_fn)(params, x)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state


def flops(function, *args):
    cost = jax.jit(function).lower(*args).compile().cost_analysis()
    return f"{cost['flops'] / 1e6:.1f} million operations"


x = jnp.ones((64, 64))
params = {"body": [jnp.eye(64)] * 4, "head": jnp.ones((64, 64))}
transforms = {"train": optax.sgd(0.1), "freeze": optax.set_to_zero()}
optimizer = optax.partition(transforms, {"head": "train", "body": "freeze"})
opt_state = optimizer.init(params)
print("gradient alone:", flops(jax.grad(loss_fn), params, x))
print("whole step, body frozen:", flops(train_step, params, opt_state, x))
