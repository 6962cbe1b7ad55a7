import haiku as hk
import jax
import jax.numpy as jnp


@hk.transform_with_state
def forward(x):
    return hk.BatchNorm(False, False, decay_rate=0.9)(x, is_training=True)


@jax.jit
def step(params, state, x):
    output, _ = forward.apply(params, state, None, x)
    return output


x = 10 * jnp.ones((4, 2))
params, state = forward.init(jax.random.key(0), x)
for _ in range(3):
    step(params, state, x)
print(f"moving mean: {state['batch_norm/~/mean_ema']['hidden'][0, 0]:.2f}")
