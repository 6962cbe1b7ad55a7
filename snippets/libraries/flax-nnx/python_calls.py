import sys

import jax
import jax.numpy as jnp
from flax import nnx


class MLP(nnx.Module):
    def __init__(self, rngs):
        self.layers = nnx.List([nnx.Linear(2, 2, rngs=rngs) for _ in range(20)])

    def __call__(self, x):
        for layer in self.layers:
            x = layer(x)
        return x


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


def forward(model, x):
    return model(x)


model, x = MLP(nnx.Rngs(0)), jnp.ones(2)
graphdef, state = nnx.split(model)
merged = jax.jit(lambda state, x: nnx.merge(graphdef, state)(x))
with_jax = python_calls(merged, state, x)
with_nnx = python_calls(nnx.jit(forward), model, x)
cached = python_calls(nnx.cached_partial(nnx.jit(forward), model), x)
print("Python calls of one jitted call, as a multiple of jax.jit on the split state:")
print(f"nnx.jit over {with_nnx / with_jax // 100 * 100:.0f}")
print(f"nnx.cached_partial over {cached / with_jax // 10 * 10:.0f}")
