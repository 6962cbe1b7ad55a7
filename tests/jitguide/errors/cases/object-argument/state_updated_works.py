import jax
import jax.numpy as jnp


class State:
    def __init__(self, w):
        self.w = w


def parts(one):
    fixed = {
        k: v for k, v in vars(one).items() if isinstance(v, (int, str)) or hasattr(v, "__name__")
    }
    data = {k: v for k, v in vars(one).items() if k not in fixed}
    return [data], tuple(fixed.items())


def rebuild(fixed, data):
    one = object.__new__(State)
    one.__dict__.update(fixed, **data[0])
    return one


jax.tree_util.register_pytree_node(State, parts, rebuild)


@jax.jit
def update(state, gradient):
    state.w = state.w - 0.5 * gradient
    return jnp.sum(state.w), state


s = State(jnp.ones(2))
for _ in range(3):
    total, s = update(s, s.w)
print(total, s.w)
assert s.w.tolist() == [0.125, 0.125]
