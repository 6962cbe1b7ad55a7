import jax
import jax.numpy as jnp


@jax.jit
def forward(x):
    print("tracing forward")
    return jax.vjp(jnp.sin, x)


@jax.jit
def backward(pull_back, v):
    print("tracing backward")
    return pull_back(v)[0]


for x in (0.0, 1.0, 2.0):
    y, pull_back = forward(x)
    print(backward(pull_back, 1.0))
