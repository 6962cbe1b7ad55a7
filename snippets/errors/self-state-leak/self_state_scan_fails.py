import jax
import jax.numpy as jnp


class Net:
    def __init__(self, seen):
        self.seen = seen

    def __call__(self, x):
        self.seen = self.seen + x
        return 2 * x


@jax.jit
def run(xs):
    net = Net(0.0)
    total, _ = jax.lax.scan(lambda total, x: (total + net(x), None), 0.0, xs)
    return total, net.seen


print(run(jnp.ones(3)))  # raises UnexpectedTracerError
