import haiku as hk
import jax
import jax.numpy as jnp


class Net(hk.Module):
    def __init__(self):
        super().__init__()
        print("Net.__init__")

    def __call__(self, x):
        return hk.Linear(2)(x)


network = hk.without_apply_rng(hk.transform(lambda x: Net()(x)))
x = jnp.ones((1, 3))
params = network.init(jax.random.key(0), x)
print("not compiled:")
network.apply(params, x)
network.apply(params, x)
print("compiled:")
apply = jax.jit(network.apply)
apply(params, x)
apply(params, x)
