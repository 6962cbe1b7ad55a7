import jax


@jax.jit
def add(x, bias):
    print("bias is None while tracing:", bias is None)
    return x if bias is None else x + bias


print(add(1.0, None), add(1.0, 2.0))
