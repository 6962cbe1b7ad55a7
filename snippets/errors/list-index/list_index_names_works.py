import jax
import jax.numpy as jnp


@jax.jit
def propose(which, params):
    moved = jax.tree.map(lambda p: p + 10.0, params)
    return {
        name: jnp.where(which == number, moved[name], params[name])
        for number, name in enumerate(params)
    }


@jax.jit
def propose_by_switch(which, params):
    def mover(name):
        return lambda params: {**params, name: params[name] + 10.0}

    return jax.lax.switch(which, [mover(name) for name in params], params)


params = {"shift": 1.0, "scale": 2.0}
for function in (propose, propose_by_switch):
    changed = function(0, params)
    print({name: float(value) for name, value in changed.items()})
