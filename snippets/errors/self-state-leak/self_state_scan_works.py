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
    def body(carry, x):
        total, seen = carry
        net = Net(seen)
        total = total + net(x)
        return (total, net.seen), None

    return jax.lax.scan(body, (0.0, 0.0), xs)[0]


print(run(jnp.ones(3)))
