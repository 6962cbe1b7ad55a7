import jax
import jax.numpy as jnp
import optax

schedule = optax.warmup_cosine_decay_schedule(0.0, 0.1, warmup_steps=10, decay_steps=200)
optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(schedule))


def loss_fn(params, x, y):
    return jnp.mean(optax.l2_loss(x @ params["w"] + params["b"], y))


@jax.jit
def train_step(params, opt_state, x, y):
    print("tracing train_step")
    loss, grads = jax.value_and_grad(loss_fn)(params, x, y)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state, loss


x = jax.random.normal(jax.random.key(0), (64, 3))
y = x @ jnp.array([1.0, -2.0, 0.5]) + 3.0
params = {"w": jnp.zeros(3), "b": jnp.zeros(())}
opt_state = optimizer.init(params)

for step in range(200):
    params, opt_state, loss = train_step(params, opt_state, x, y)
    if step in (0, 10, 100, 199):
        print(f"step {step}: learning rate {schedule(step):.3f}, loss {loss:.3f}")
print("traces:", train_step._cache_size())
