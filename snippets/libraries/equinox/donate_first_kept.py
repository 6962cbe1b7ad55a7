import equinox as eqx
import jax
import jax.numpy as jnp


@eqx.filter_jit(donate="all-except-first")
def apply(model, x):
    return jax.vmap(model)(x)


model = eqx.nn.Linear(2, 2, key=jax.random.key(0))
x = jnp.ones((3, 2))
y = apply(model, x)
print("x deleted:", x.is_deleted())
print("model deleted:", model.weight.is_deleted())
