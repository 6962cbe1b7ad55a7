import equinox as eqx
import jax.numpy as jnp


@eqx.filter_jit
@eqx.debug.assert_max_traces(max_traces=None)
def update(x, step, learning_rate):
    return x - learning_rate * x / (1 + step)


x = jnp.ones(3)
for step in range(4):
    x = update(x, step, 0.1 * 0.5**step)
print("Python numbers:", eqx.debug.get_num_traces(update), "traces")
