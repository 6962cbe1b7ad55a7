import jax
import jax.numpy as jnp


@jax.jit
def block(x):
    print("tracing block")
    return jnp.tanh(x) * 2.0


@jax.jit
def network(x):
    print("tracing network")
    for _ in range(12):
        x = block(x)
    return x


x = jnp.ones(3)
network(x)
block(x)
equations = jax.make_jaxpr(network)(x).eqns[0].params["jaxpr"].eqns
print([equation.params["name"] for equation in equations])
