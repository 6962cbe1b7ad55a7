import equinox as eqx
import jax
import jax.numpy as jnp

layer, state = eqx.nn.make_with_state(eqx.nn.BatchNorm)(2, axis_name="batch", mode="batch")


@eqx.filter_jit
def forward(layer, state, x):
    return jax.vmap(layer, in_axes=(0, None), out_axes=(0, None))(x, state)  # raises NameError


forward(layer, state, jnp.ones((4, 2)))
