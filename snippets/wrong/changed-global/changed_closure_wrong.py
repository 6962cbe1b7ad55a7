import jax


def make_step(settings):
    @jax.jit
    def step(x):
        return x - settings["rate"]

    return step


settings = {"rate": 1.0}
step = make_step(settings)
print(step(10.0))
settings["rate"] = 5.0
print("changed:   ", step(10.0))
print("made again:", make_step(settings)(10.0))
