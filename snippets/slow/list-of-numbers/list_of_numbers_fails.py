import jax


def total(numbers):
    return sum(numbers)


for length in (30, 300):
    jaxpr = jax.make_jaxpr(total)([1.0] * length)
    print(length, "numbers:", len(jaxpr.in_avals), "inputs,", len(jaxpr.eqns), "equations")


@jax.jit
def count(numbers):
    print("tracing for", len(numbers), "numbers")
    return total(numbers)


count([1.0, 2.0])
count([1.0, 2.0, 3.0])
