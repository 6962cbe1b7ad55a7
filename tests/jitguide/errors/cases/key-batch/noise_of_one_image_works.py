import jax
import jax.numpy as jnp


@jax.jit
def noisy(rng, images):
    noise = jax.vmap(lambda key: jax.random.normal(key, (3,)))(rng)
    return images + noise


rng = jax.random.split(jax.random.key(0), 2)
images = noisy(rng, jnp.zeros((2, 3)))
assert jnp.allclose(images[1], jax.random.normal(rng[1], (3,)))
