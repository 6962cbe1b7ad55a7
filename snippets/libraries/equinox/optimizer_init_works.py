import equinox as eqx
import jax
import optax

model = eqx.nn.MLP(2, 1, width_size=8, depth=1, key=jax.random.key(0))
optimizer = optax.adam(0.001)
opt_state = optimizer.init(eqx.filter(model, eqx.is_inexact_array))
print("leaves of the model:", len(jax.tree.leaves(model)))
print("leaves that Adam tracks:", len(jax.tree.leaves(opt_state[0].mu)))
