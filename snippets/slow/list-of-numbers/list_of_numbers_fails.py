import jax


def total(numbers):
    return sum(numbers)


numbers = [1.0] * 300
jaxpr = jax.make_jaxpr(total)(numbers)
print(len(jaxpr.in_avals), "inputs,", len(jaxpr.eqns), "equations")
