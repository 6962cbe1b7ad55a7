import jax
import jax.numpy as jnp


@jax.jit
def adapt(step, rate):
    return jnp.where(rate < 0.44, step * 0.9, step * 1.1)


@jax.jit
def grade(score):
    return jnp.select([score < 3, score < 6], [score * 0, score], default=score * 10)


print(adapt(1.0, 0.3), adapt(1.0, 0.5))
print(grade(jnp.array([2, 5, 8])))
