import equinox as eqx
import jax
import jax.numpy as jnp


@eqx.filter_jit
def loss_fn(model, x):
    print("tracing for", x.shape)
    return jnp.mean(jax.vmap(model)(x) ** 2)


model = eqx.nn.Linear(2, 1, key=jax.random.key(0))
for length in (3, 5, 4):
    x = jnp.ones((length, 2))
    print(f"{loss_fn(model, x):.3f}")
