import jax.numpy as jnp
from flax import nnx


@nnx.jit(static_argnames="train")
def predict(model, x, train):
    print("tracing, train =", train)
    return model(x, deterministic=not train)


dropout = nnx.Dropout(0.5, rngs=nnx.Rngs(0))
x = jnp.ones(6)
predict(dropout, x, train=True)
print(predict(dropout, x, train=False))
print((predict(dropout, x, train=True) > 0).astype(int))
