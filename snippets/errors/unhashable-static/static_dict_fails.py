import jax


def train(x, config):
    return x * config["rate"]


train = jax.jit(train, static_argnames=["config"])
print(train(1.0, config={"rate": 0.5}))  # raises ValueError
