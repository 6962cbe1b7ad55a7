import jax.numpy as jnp
from flax import nnx


@nnx.jit
def predict(model, x):
    print("tracing, deterministic =", model.deterministic)
    return model(x)


dropout = nnx.Dropout(0.5, rngs=nnx.Rngs(0))
x = jnp.ones(6)
dropout.train()
predict(dropout, x)
dropout.eval()
print(predict(dropout, x))
dropout.train()
print((predict(dropout, x) > 0).astype(int))
