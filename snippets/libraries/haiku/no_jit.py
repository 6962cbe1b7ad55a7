import haiku as hk
import jax
import jax.numpy as jnp

calls = 0


def forward(x):
    global calls
    calls += 1
    for _ in range(30):
        x = jax.nn.relu(hk.Linear(4)(x))
    return x


network = hk.without_apply_rng(hk.transform(forward))
x = jnp.ones((1, 4))
params = jax.jit(network.init)(jax.random.key(0), x)
for name, apply in {"without jit": network.apply, "with jit": jax.jit(network.apply)}.items():
    calls = 0
    for _ in range(10):
        apply(params, x)
    print(f"{name}: 10 calls, {calls} of them ran `forward` in Python")
