import jax
import jax.numpy as jnp
import numpy as np

traces = 0


@jax.jit
def f(x):
    global traces
    traces += 1
    return x


def probe(what, x):
    before = traces
    f(x)
    print(f"{what:20}", "traced" if traces > before else "found")


probe("float32[3]", np.array([1, 2, 3], np.float32))
probe("other numbers", np.array([7, 8, 9], np.float32))
probe("jnp, not np", jnp.array([1.0, 2.0, 3.0]))
probe("another length", np.array([1, 2, 3, 4], np.float32))
probe("another rank", np.array([[1, 2, 3]], np.float32))
probe("another dtype", np.array([1, 2, 3], np.int32))
probe("dict with a, b", {"a": 1.0, "b": 2.0})
probe("dict with b, a", {"b": 2.0, "a": 1.0})
probe("dict with a, c", {"a": 1.0, "c": 2.0})
probe("tuple", (1.0, 2.0))
probe("list", [1.0, 2.0])
probe("longer list", [1.0, 2.0, 3.0])
probe("None", None)
with jax.default_matmul_precision("float32"):
    probe("None, new setting", None)
probe("float32[3] again", np.array([0, 0, 0], np.float32))
