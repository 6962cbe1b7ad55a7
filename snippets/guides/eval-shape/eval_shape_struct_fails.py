import jax


def init(key):
    return {"w": jax.random.normal(key, (2, 3))}


params = jax.eval_shape(init, jax.random.key(0))
print(jax.jit(lambda params: params["w"].sum())(params))  # raises TypeError
