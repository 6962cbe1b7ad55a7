import equinox as eqx
import jax


@eqx.filter_jit(donate="all")
def step(model):
    arrays, static = eqx.partition(model, eqx.is_array)
    arrays = jax.tree.map(lambda array: 0.9 * array, arrays)
    return eqx.combine(arrays, static)


model = eqx.nn.Linear(2, 2, key=jax.random.key(0))
new_model = step(model)
print(new_model.weight.shape)
print(model.weight + 1)  # raises RuntimeError
