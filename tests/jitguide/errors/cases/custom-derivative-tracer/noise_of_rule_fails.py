# on other versions: leak-global

from functools import partial

import jax


@partial(jax.custom_jvp, nondiff_argnums=(1,))
def perturbed(x, noise):
    return x * noise


@perturbed.defjvp
def perturbed_jvp(noise, primals, tangents):
    (x,), (dx,) = primals, tangents
    return x * noise, dx * noise


@jax.jit
def loss(x, key):
    return perturbed(x, jax.random.normal(key))


print(jax.grad(loss)(1.0, jax.random.PRNGKey(0)))  # raises TypeError
