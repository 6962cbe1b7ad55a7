import haiku as hk
import jax
import jax.numpy as jnp


@hk.transform
def forward(xs):
    layer = hk.Linear(2)

    def step(carry, x):
        carry = jnp.tanh(layer(carry) + x)
        return carry, carry

    return hk.scan(step, jnp.zeros(2), xs)


xs = jnp.ones((5, 2))
params = jax.jit(forward.init)(jax.random.key(0), xs)
last, outputs = jax.jit(forward.apply)(params, None, xs)
print(jax.tree.map(jnp.shape, params), outputs.shape)
