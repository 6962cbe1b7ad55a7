import jax
import jax.numpy as jnp
import optax

optimizer = optax.lbfgs()


def loss_fn(params):
    return jnp.sum((params - 3.0) ** 4)


@jax.jit
def train_step(params, opt_state):
    value, grads = optax.value_and_grad_from_state(loss_fn)(params, state=opt_state)
    updates, opt_state = optimizer.update(
        grads, opt_state, params, value=value, grad=grads, value_fn=loss_fn
    )
    return optax.apply_updates(params, updates), opt_state


params = jnp.zeros(2)
first = optimizer.init(params)
params, second = train_step(params, first)
for (path, before), after in zip(jax.tree.leaves_with_path(first), jax.tree.leaves(second)):
    if before.weak_type != after.weak_type:
        print(f"{jax.tree_util.keystr(path)}: {jax.typeof(before)} -> {jax.typeof(after)}")
train_step(params, second)
print("traces:", train_step._cache_size())
