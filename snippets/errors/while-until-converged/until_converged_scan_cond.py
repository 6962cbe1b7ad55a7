import jax
import jax.numpy as jnp

worked = []


def improve(state, _):
    def work(state):
        jax.debug.callback(lambda: worked.append(1))
        x, _ = state
        better = (x + 2 / x) / 2
        return better, jnp.abs(better - x) <= 1e-6

    state = jax.lax.cond(state[1], lambda state: state, work, state)
    return state, state[0]


@jax.jit
def square_root(x):
    return jax.lax.scan(improve, (x, False), length=20)


(x, done), history = square_root(2.0)
jax.effects_barrier()
print(x, done, "shape of the history:", history.shape)
print("steps that did work:", len(worked))
