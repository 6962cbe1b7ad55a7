from functools import partial

import jax
import jax.numpy as jnp
from jax.ad_checkpoint import checkpoint_name

POLICIES = {
    "nothing": jax.checkpoint_policies.nothing_saveable,
    "hidden": jax.checkpoint_policies.save_only_these_names("hidden"),
    "products": jax.checkpoint_policies.dots_saveable,
}


def layer(x, w):
    hidden = checkpoint_name(jnp.tanh(x @ w), "hidden")
    return jnp.sin(hidden @ w)


@partial(jax.jit, static_argnames=["keep"])
def gradient(w, x, keep):
    body = jax.checkpoint(layer, policy=POLICIES[keep])

    def loss(w):
        return jax.lax.scan(lambda x, _: (body(x, w), None), x, length=100)[0].sum()

    return jax.grad(loss)(w)


w, x = jnp.ones((100, 100)), jnp.ones((10, 100))
for keep in POLICIES:
    memory = gradient.lower(w, x, keep=keep).compile().memory_analysis()
    print(f"keep {keep}: {memory.temp_size_in_bytes / 1e6:.1f} MB")
