import equinox as eqx
import jax
import jax.numpy as jnp


@eqx.filter_jit
@eqx.debug.assert_max_traces(max_traces=None)
def predict(model, x):
    return model(x)


for epoch in range(3):
    model = eqx.nn.MLP(2, 1, 8, 1, activation=lambda x: x * x, key=jax.random.key(epoch))
    predict(model, jnp.ones(2))
print("a new lambda for each model:", eqx.debug.get_num_traces(predict), "traces")
