import jax


@jax.jit
def loss(w, x):
    return w * x


print(jax.grad(loss)(2.0, x=3.0))
print(jax.grad(lambda x: loss(w=2.0, x=x))(3.0))
print(jax.grad(lambda args: loss(**args))({"w": 2.0, "x": 3.0}))
