import jax
import jax.numpy as jnp


def throw(velocity, steps=3):
    path = jnp.zeros((steps, 2), jnp.float32)

    def step(i, carry):
        path, position = carry
        position = position + velocity
        path = path.at[i].set(position)
        return path, position

    path, _ = jax.lax.fori_loop(0, steps, step, (path, jnp.zeros(2)))
    return path


out = throw(jnp.array([1.0, 2.0]))
assert out.tolist() == [[1.0, 2.0], [2.0, 4.0], [3.0, 6.0]]
