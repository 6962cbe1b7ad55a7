import jax
import jax.numpy as jnp

bodies = []


def halvings(x):
    def body(state):
        x, count = state
        jax.debug.callback(lambda x: bodies.append(float(x)), x)
        return x / 2, count + 1

    return jax.lax.while_loop(lambda state: state[0] > 1, body, (x, 0))[1]


xs = jnp.array([2.0, 64.0, 4.0])
for name, function in [
    ("vmap", jax.vmap(halvings)),
    ("lax.map", lambda xs: jax.lax.map(halvings, xs)),
]:
    counts = function(xs)
    jax.effects_barrier()
    print(f"{name:8} halvings {counts}  bodies run {len(bodies)}")
    bodies.clear()
