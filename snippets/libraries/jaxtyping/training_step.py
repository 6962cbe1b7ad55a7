import jax
import jax.numpy as jnp
import optax
from beartype import beartype
from jaxtyping import Array, Float, jaxtyped

optimizer = optax.adam(0.1)


@jaxtyped(typechecker=beartype)
def predict(
    weights: Float[Array, " features"], x: Float[Array, "batch features"]
) -> Float[Array, " batch"]:
    print("checked while tracing:", x.shape)
    return x @ weights


@jax.jit
def train_step(weights, opt_state, x, y):
    loss = lambda w: jnp.mean((predict(w, x) - y) ** 2)
    grads = jax.grad(loss)(weights)
    updates, opt_state = optimizer.update(grads, opt_state)
    return optax.apply_updates(weights, updates), opt_state


x = jax.random.normal(jax.random.key(0), (32, 2))
y = x @ jnp.array([1.0, -2.0])
weights = jnp.zeros(2)
opt_state = optimizer.init(weights)
for _ in range(200):
    weights, opt_state = train_step(weights, opt_state, x, y)
print([f"{value:.1f}" for value in weights])
