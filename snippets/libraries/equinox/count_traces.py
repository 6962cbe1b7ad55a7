import equinox as eqx
import jax
import jax.numpy as jnp


@eqx.filter_jit
def predict(model, x):
    print("tracing")
    return jax.vmap(model)(x)


model = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=jax.random.key(0))
print(predict(model, jnp.ones((4, 2))).shape)
print(predict(model, jnp.zeros((4, 2))).shape)
