import jax


class Config(dict):
    pass


@jax.jit
def scaled(config):
    return config["scale"] * 2.0


print(scaled(dict(Config(scale=3.0))))

jax.tree_util.register_pytree_node(
    Config,
    lambda config: (tuple(config.values()), tuple(config)),
    lambda names, values: Config(zip(names, values)),
)
print(scaled(Config(scale=3.0)))
