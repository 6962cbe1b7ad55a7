import jax


def make_step(loss, rate):
    """Build the jitted step once; call the result many times."""

    @jax.jit
    def step(weights):
        print("tracing")
        return weights - rate * jax.grad(loss)(weights)

    return step


step = make_step(lambda weights: weights**2, rate=0.25)
weights = 1.0
for _ in range(4):
    weights = step(weights)
print(weights)
