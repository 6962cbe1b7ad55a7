import jax

params = {"shift": 1.0, "scale": 2.0}
names = list(params)


@jax.jit
def propose(key, params):
    name = names[jax.random.randint(key, (), 0, 2)]  # raises TracerIntegerConversionError
    return {**params, name: params[name] + 10.0}


print(propose(jax.random.key(0), params))
