import equinox as eqx
import jax
import jax.numpy as jnp


@eqx.filter_jit
def train(model, x):
    def loss_fn(model, x):
        print("tracing loss_fn")
        return jnp.mean(jax.vmap(model)(x) ** 2)

    return eqx.filter_grad(loss_fn)(model, x)


model = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=jax.random.key(0))
for _ in range(3):
    train(model, jnp.ones((4, 2)))
