import chex
import jax
import jax.numpy as jnp
import optax

optimizer = optax.adam(0.1)


@chex.dataclass(frozen=True)
class TrainState:
    params: chex.ArrayTree
    opt_state: optax.OptState


@jax.jit
@chex.assert_max_traces(n=1)
def train_step(state, x, y):
    chex.assert_rank([x, y], [2, 1])
    chex.assert_equal_shape_prefix([x, y], 1)
    print("tracing train_step for", x.shape)
    loss = lambda params: jnp.mean((x @ params - y) ** 2)
    grads = jax.grad(loss)(state.params)
    updates, opt_state = optimizer.update(grads, state.opt_state)
    return TrainState(params=optax.apply_updates(state.params, updates), opt_state=opt_state)


x = jax.random.normal(jax.random.key(0), (32, 2))
y = x @ jnp.array([1.0, -2.0])
state = TrainState(params=jnp.zeros(2), opt_state=optimizer.init(jnp.zeros(2)))
for _ in range(200):
    state = train_step(state, x, y)
print([f"{value:.1f}" for value in state.params])
