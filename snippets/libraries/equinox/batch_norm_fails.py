import equinox as eqx
import jax
import jax.numpy as jnp

make_layer = eqx.nn.make_with_state(eqx.nn.BatchNorm)
layer, state = make_layer(2, axis_name="batch", mode="batch")


@eqx.filter_jit
def forward(layer, state, x):
    batched = jax.vmap(layer, in_axes=(0, None), out_axes=(0, None))
    return batched(x, state)  # raises NameError


forward(layer, state, jnp.ones((4, 2)))
