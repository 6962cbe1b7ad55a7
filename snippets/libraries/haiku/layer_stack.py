import haiku as hk
import jax
import jax.numpy as jnp


def unrolled(x):
    for _ in range(50):
        x = jnp.tanh(hk.Linear(4)(x))
    return x


def stacked(x):
    return hk.layer_stack(50)(lambda x: jnp.tanh(hk.Linear(4)(x)))(x)


x = jnp.ones((1, 4))
for forward in (unrolled, stacked):
    network = hk.without_apply_rng(hk.transform(forward))
    params = network.init(jax.random.key(0), x)
    equations = len(jax.make_jaxpr(network.apply)(params, x).eqns)
    print(f"equations in the program, {forward.__name__}: {equations}")
