import jax


def power(x: float, n: int) -> float:
    kinds = ["traced" if isinstance(v, jax.core.Tracer) else "known" for v in (x, n)]
    print(f"x is {kinds[0]}, n is {kinds[1]}")
    return x**n


jax.jit(power)(3.0, 2)
jax.jit(power, static_argnames=["n"])(3.0, 2)
