import equinox as eqx
import jax
import jax.numpy as jnp


def square(x):
    return x * x


@eqx.filter_jit
@eqx.debug.assert_max_traces(max_traces=None)
def predict(model, x):
    return model(x)


for epoch in range(3):
    for new in (lambda x: x * x, jax.jit(square)):
        model = eqx.nn.MLP(2, 1, 8, 1, activation=new, key=jax.random.key(epoch))
        predict(model, jnp.ones(2))
print("two new functions in each epoch:", eqx.debug.get_num_traces(predict), "traces")
