import flax.linen as nn
import jax
import jax.numpy as jnp


class Net(nn.Module):
    @nn.compact
    def __call__(self, x):
        global runs
        runs += 1
        return nn.Dense(2)(x)


runs = 0
model, x = Net(), jnp.ones(3)
variables = model.init(jax.random.key(0), x)
apply = jax.jit(model.apply)
for _ in range(3):
    y = apply(variables, x)
    print("Python has run the model", runs, "times")
