import sys

import equinox as eqx
import jax
import jax.numpy as jnp


def python_calls(function, *args):
    function(*args)
    count = 0

    def profile(frame, event, argument):
        nonlocal count
        count += event == "call"

    sys.setprofile(profile)
    function(*args)
    sys.setprofile(None)
    return count


@jax.jit
def forward(leaves, x):
    arrays = jax.tree.unflatten(structure, leaves)
    return eqx.combine(arrays, static)(x)


model = eqx.nn.MLP(2, 2, width_size=8, depth=20, key=jax.random.key(0))
arrays, static = eqx.partition(model, eqx.is_array)
leaves, structure = jax.tree.flatten(arrays)
x = jnp.ones(2)
print("filter_jit:", python_calls(eqx.filter_jit(model), x))
print("on leaves:", python_calls(forward, leaves, x))
