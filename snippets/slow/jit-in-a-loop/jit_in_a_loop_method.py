import jax


class Model:
    def apply(self, x):
        print("  tracing")
        return 2 * x


model = Model()
print("the same object?", model.apply is model.apply)
print("jax.jit(model.apply) in each iteration:")
for _ in range(3):
    jax.jit(model.apply)(1.0)
print("kept:")
apply = jax.jit(model.apply)
for _ in range(3):
    apply(1.0)
