import jax


def buy(cash, price):
    return cash / price


def keep(shares):
    return shares


@jax.jit
def trade(cash, shares, price):
    return jax.lax.cond(price < 10.0, lambda: buy(cash, price), lambda: keep(shares))


out = trade(100.0, 3.0, 8.0)
print(out)
assert out == 12.5
