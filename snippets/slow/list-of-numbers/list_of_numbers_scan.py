import jax
import jax.numpy as jnp


def decay(state):
    def body(state, _):
        return jax.tree.map(lambda x: 0.5 * x, state), None

    return jax.lax.scan(body, state, length=10)[0]


for state in ({f"node {k}": 1.0 for k in range(300)}, {"node": jnp.ones(300)}):
    program = str(jax.make_jaxpr(jax.jit(decay))(state))
    print("leaves:", len(state), "multiplications in the body:", program.count(" mul "))
