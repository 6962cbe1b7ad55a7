import haiku as hk
import jax
import jax.numpy as jnp


class Counter(hk.Module):
    def __call__(self, x):
        calls = hk.get_state("calls", (), jnp.int32, init=jnp.zeros) + 1
        hk.set_state("calls", calls)
        return x + calls


network = hk.without_apply_rng(hk.transform_with_state(lambda x: Counter()(x)))
params, state = network.init(None, jnp.zeros(()))
apply = jax.jit(network.apply)
for _ in range(3):
    output, state = apply(params, state, jnp.zeros(()))
    print(float(output))
