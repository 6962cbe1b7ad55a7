import jax
import jax.numpy as jnp


@jax.jit
def path_from(point):
    path = jnp.array([point])
    for _ in range(2):
        point = point * 0.5
        path = jnp.concatenate([path, jnp.asarray(point)[None]])
    return path


result = path_from(jnp.array([8.0, 4.0]))
print(result)
assert result.tolist() == [[8.0, 4.0], [4.0, 2.0], [2.0, 1.0]]
