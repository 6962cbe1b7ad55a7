import haiku as hk
import jax
import jax.numpy as jnp


@hk.transform
def forward(xs):
    layer = hk.Linear(2)

    def step(carry, x):
        carry = jnp.tanh(layer(carry) + x)
        return carry, carry

    return jax.lax.scan(step, jnp.zeros(2), xs)


xs = jnp.ones((5, 2))
params = forward.init(jax.random.key(0), xs)
forward.apply(params, None, xs)  # raises UnexpectedTracerError
