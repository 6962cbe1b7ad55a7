import jax


def scale(x, options, config):
    return x * options["rate"] + config["shift"]


config, options = {"shift": 1.0}, {"rate": 0.5}
jax.jit(scale, static_argnums=2)(2.0, options, config)  # raises ValueError
