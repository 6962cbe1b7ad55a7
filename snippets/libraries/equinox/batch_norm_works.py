import equinox as eqx
import jax
import jax.numpy as jnp

make_layer = eqx.nn.make_with_state(eqx.nn.BatchNorm)
layer, state = make_layer(2, axis_name="batch", mode="batch")


@eqx.filter_jit
@eqx.debug.assert_max_traces(max_traces=1)
def forward(layer, state, x):
    axes = (0, None)
    batched = jax.vmap(layer, axis_name="batch", in_axes=axes, out_axes=axes)
    return batched(x, state)


x = jnp.array([[1.0, 2.0], [3.0, 4.0]])
for _ in range(3):
    y, state = forward(layer, state, x)
print(y[0].round(3))
