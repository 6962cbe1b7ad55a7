import jax
import jax.numpy as jnp


@jax.jit
def path_from(point):
    path = jnp.array([point])
    for _ in range(2):
        point = point * 0.5
        path.append(point)  # raises AttributeError
    return path


print(path_from(jnp.array([8.0, 4.0])))
