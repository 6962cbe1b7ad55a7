import jax
import jax.numpy as jnp


def scale(x):
    return 2 * jnp.sin(x)


def flat(x):
    return scale(x) + 1


def nested(x):
    return jax.jit(scale)(x) + 1


for function in (flat, nested):
    program = jax.jit(function).lower(jnp.ones(1000)).compile()
    print(function.__name__, "fusions:", program.as_text().count(" fusion("))
