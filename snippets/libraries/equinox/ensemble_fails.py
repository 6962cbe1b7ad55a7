import equinox as eqx
import jax
import jax.numpy as jnp


def make(key):
    return eqx.nn.MLP(2, 1, width_size=4, depth=1, key=key)


@eqx.filter_jit
def predict(models, x):
    call = lambda model, x: model(x)
    return jax.vmap(call, in_axes=(0, None))(models, x)  # raises TypeError


models = eqx.filter_vmap(make)(jax.random.split(jax.random.key(0), 3))
print(predict(models, jnp.ones(2)).shape)
