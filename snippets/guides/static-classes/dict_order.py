import jax


@jax.jit
def first(prices):
    print("tracing with keys", list(prices))
    return prices[next(iter(prices))]


print(first({"pear": 2.0, "apple": 1.0}))
print(first({"apple": 1.0, "pear": 2.0}))
print(first({"apple": 1.0, "plum": 2.0}))
