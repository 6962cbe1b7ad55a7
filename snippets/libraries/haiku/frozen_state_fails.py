import haiku as hk
import jax
import jax.numpy as jnp


class Counter(hk.Module):
    calls = 0

    def __call__(self, x):
        Counter.calls += 1
        return x + Counter.calls


network = hk.without_apply_rng(hk.transform(lambda x: Counter()(x)))
params = network.init(None, jnp.zeros(()))
apply = jax.jit(network.apply)
for _ in range(3):
    output = apply(params, jnp.zeros(()))
    print(float(output))
