import jax
import jax.numpy as jnp


def policy(params, obs):
    return params["weights"] @ obs


act = jax.jit(jax.vmap(policy, in_axes=(None, 0)))
params = {"weights": jnp.ones((2, 3))}
actions = act(params, jnp.ones((4, 3)))
assert actions.tolist() == [[3.0, 3.0]] * 4
