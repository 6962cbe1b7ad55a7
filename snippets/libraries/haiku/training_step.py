import haiku as hk
import jax
import jax.numpy as jnp
import optax


@hk.transform_with_state
def forward(x, is_training):
    x = hk.Linear(16)(x)
    x = hk.BatchNorm(create_scale=True, create_offset=True, decay_rate=0.9)(x, is_training)
    x = jax.nn.relu(x)
    if is_training:
        x = hk.dropout(hk.next_rng_key(), 0.1, x)
    return hk.Linear(1)(x)[:, 0]


optimizer = optax.adam(1e-2)


def loss_fn(params, state, rng, x, y):
    prediction, state = forward.apply(params, state, rng, x, True)
    return jnp.mean(optax.l2_loss(prediction, y)), state


@jax.jit
def train_step(params, state, opt_state, rng, x, y):
    print("tracing train_step")
    (loss, state), grads = jax.value_and_grad(loss_fn, has_aux=True)(params, state, rng, x, y)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), state, opt_state, loss


@jax.jit
def predict(params, state, x):
    print("tracing predict")
    return forward.apply(params, state, None, x, False)[0]


rng = hk.PRNGSequence(0)
x = jax.random.normal(next(rng), (64, 3))
y = jnp.sin(x[:, 0])
params, state = forward.init(next(rng), x, True)
opt_state = optimizer.init(params)
for _ in range(200):
    params, state, opt_state, loss = train_step(params, state, opt_state, next(rng), x, y)
error = jnp.mean((predict(params, state, x) - y) ** 2)
print("traces:", train_step._cache_size(), "- error below 0.05:", error < 0.05)
