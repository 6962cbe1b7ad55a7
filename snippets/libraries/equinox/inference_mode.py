import equinox as eqx
import jax
import jax.numpy as jnp


@eqx.filter_jit
def forward(model, x, key):
    print("tracing, inference =", model.inference)
    return model(x, key=key)


model, key = eqx.nn.Dropout(0.5), jax.random.key(0)
evaluated = eqx.nn.inference_mode(model)
for _ in range(2):
    print("train:", forward(model, jnp.ones(4), key))
    print("eval: ", forward(evaluated, jnp.ones(4), key))
