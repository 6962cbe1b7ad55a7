import equinox as eqx
import jax
import jax.numpy as jnp

make_layer = eqx.nn.make_with_state(eqx.nn.BatchNorm)
layer, state = make_layer(2, axis_name="batch", mode="batch")


@eqx.filter_value_and_grad(has_aux=True)
def loss(layer, state, x):
    axes = (0, None)
    batched = jax.vmap(layer, axis_name="batch", in_axes=axes, out_axes=axes)
    y, state = batched(x, state)
    return jnp.mean(y**2), state


@eqx.filter_jit
@eqx.debug.assert_max_traces(max_traces=1)
def step(layer, state, x):
    (value, state), gradient = loss(layer, state, x)
    layer = eqx.apply_updates(layer, jax.tree.map(lambda g: -0.1 * g, gradient))
    return layer, state, value


x = jnp.array([[1.0, 2.0], [3.0, 4.0]])
for _ in range(3):
    layer, state, value = step(layer, state, x)
    print(value.round(3))
