import jax
import jax.numpy as jnp


def loss(variables, x):
    params, state = variables
    state = {"calls": state["calls"] + 1}
    return jnp.sum(params["w"] * x), state


params, state = {"w": jnp.ones(2)}, {"calls": 0}
x = jnp.array([3.0, 4.0])
for _ in range(2):
    out, grads = jax.value_and_grad(loss, has_aux=True)((params, state), x)  # raises TypeError
    state = out[1]
    params = jax.tree.map(lambda p, g: p - 0.1 * g, params, grads[0])
print(params, state)
