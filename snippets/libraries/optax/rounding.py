import jax
import jax.numpy as jnp
import optax


def train(optimizer):
    params = jnp.ones(3)
    opt_state = optimizer.init(params)
    update = jax.jit(optimizer.update)
    for step in range(10):
        updates, opt_state = update(jnp.sin(params + step), opt_state)
        params = optax.apply_updates(params, updates)
    return params


plain = train(optax.adam(0.1))
static = ("b1", "b2", "eps", "eps_root")
for names in [(), static]:
    injected = optax.inject_hyperparams(optax.adam, static_args=names)
    result = train(injected(learning_rate=0.1))
    print(names, jnp.array_equal(plain, result), jnp.allclose(plain, result))
