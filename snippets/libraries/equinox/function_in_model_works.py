import equinox as eqx
import jax
import jax.numpy as jnp


def square(x):
    return x * x


@eqx.filter_jit
@eqx.debug.assert_max_traces(max_traces=1)
def predict(model, x):
    return model(x)


for epoch in range(3):
    model = eqx.nn.MLP(2, 1, 8, 1, activation=square, key=jax.random.key(epoch))
    predict(model, jnp.ones(2))
print("one function for all models:", eqx.debug.get_num_traces(predict), "trace")
