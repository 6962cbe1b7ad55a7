# pasted above its traceback
import jax
import jax.numpy as jnp


def throw(velocity, steps=3):
    path = jnp.zeros((0, 2))

    def step(i, carry):
        path, position = carry
        position = position + velocity
        path = jnp.concatenate([path, position[None]])
        return path, position

    path, _ = jax.lax.fori_loop(0, steps, step, (path, jnp.zeros(2)))  # raises TypeError
    return path


print(throw(jnp.array([1.0, 2.0])))
