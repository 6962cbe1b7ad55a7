import equinox as eqx
import jax
import jax.numpy as jnp

names = ("sample", "batch")
make_layer = eqx.nn.make_with_state(eqx.nn.BatchNorm)
layer, state = make_layer(2, axis_name=names, mode="batch")


@eqx.filter_jit
def forward(layer, state, x):
    axes = {"in_axes": (0, None), "out_axes": (0, None)}
    rows = jax.vmap(layer, axis_name="batch", **axes)
    return jax.vmap(rows, axis_name="sample", **axes)(x, state)


y, state = forward(layer, state, jnp.ones((4, 3, 2)))
print(y.shape)
