import jax


def make_step(rate):
    @jax.jit
    def step(w):
        print("  tracing")
        return w - rate * w

    return step


@jax.jit
def step(w, rate):
    print("  tracing")
    return w - rate * w


print("the rate from outside:")
for rate in (0.5, 0.25, 0.125):
    print(make_step(rate)(1.0))
print("the rate as argument:")
for rate in (0.5, 0.25, 0.125):
    print(step(1.0, rate))
