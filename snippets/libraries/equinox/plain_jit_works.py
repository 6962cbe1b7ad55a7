import equinox as eqx
import jax
import jax.numpy as jnp

model = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=jax.random.key(0))


@eqx.filter_jit
def predict(model, x):
    return jax.vmap(model)(x)


print(predict(model, jnp.ones((4, 2))).shape)
