from pathlib import Path

import jax.numpy as jnp
import orbax.checkpoint as ocp
from flax import nnx


def make_model():
    rngs = nnx.Rngs(0)
    dropout = nnx.Dropout(0.1, deterministic=True, rngs=rngs)
    return nnx.Sequential(nnx.Linear(2, 3, rngs=rngs), dropout)


@nnx.jit
def predict(model, x):
    print("tracing")
    return model(x)


model = make_model()
path = Path.cwd() / "checkpoint"
checkpointer = ocp.StandardCheckpointer()
checkpointer.save(path, nnx.state(model), force=True)
checkpointer.wait_until_finished()

restored = nnx.eval_shape(make_model)
state = checkpointer.restore(path, nnx.state(restored))
nnx.update(restored, state)
x = jnp.ones((4, 2))
print(jnp.array_equal(predict(model, x), predict(restored, x)))
