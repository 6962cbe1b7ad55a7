import equinox as eqx
import jax
import jax.numpy as jnp


def make_model(width, key):
    return eqx.nn.MLP(2, 1, width_size=width, depth=1, key=key)


@eqx.filter_jit
@eqx.debug.assert_max_traces(max_traces=1)
def predict(model, x):
    return jax.vmap(model)(x)


model = make_model(8, jax.random.key(0))
eqx.tree_serialise_leaves("model.eqx", model)

like = eqx.filter_eval_shape(make_model, 8, jax.random.key(0))
restored = eqx.tree_deserialise_leaves("model.eqx", like)
x = jnp.ones((4, 2))
print("equal:", jnp.array_equal(predict(model, x), predict(restored, x)))
print("traces:", eqx.debug.get_num_traces(predict))

try:
    wider = make_model(16, jax.random.key(0))
    eqx.tree_deserialise_leaves("model.eqx", wider)
except RuntimeError as error:
    print(str(error).partition(" has ")[2])
