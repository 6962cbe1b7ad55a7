import jax.numpy as jnp
from flax import nnx


@nnx.jit(static_argnames=("train", "rows"))
def predict(model, x, train, rows):
    print("tracing, train =", train)
    return model(x[:rows], deterministic=not train)


dropout = nnx.Dropout(0.5, rngs=nnx.Rngs(0))
x = jnp.ones(6)
predict(dropout, x, train=True, rows=4)
print(predict(dropout, x, train=False, rows=4))
print((predict(dropout, x, train=True, rows=4) > 0).astype(int))
