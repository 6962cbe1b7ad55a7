# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""Functions to trace: their line numbers and names are what the tests look for."""

import functools

import jax
import jax.numpy as jnp


def tile(x, n):
    count = int(n)
    parts = []
    for _ in range(count):
        parts.append(x * 2)
    return jnp.concatenate(parts)


def conditional_double(x, threshold):
    above = x > threshold
    if above:
        return x * 2
    return x


def deposit(balance, amount):
    balance = balance + amount
    return balance, balance


def balances(start, amounts):
    return jax.lax.scan(deposit, start, amounts)


def withdraw(balance, amount):
    if balance > amount:
        balance = balance - amount
    return balance, amount


def withdrawals(start, amounts):
    doubled = amounts * 2
    return jax.lax.scan(withdraw, start, doubled)


def count_up(limit, step, other):
    def below(state):
        return state[0] < limit

    def up(state):
        i, total = state
        return i + 1, total + step

    _, total = jax.lax.while_loop(below, up, (0, 0.0))
    return total, other


@jax.jit
def normalise(v):
    return v / jnp.sqrt(jnp.sum(v**2))


def cosine(a, b):
    return jnp.dot(normalise(a), normalise(b))


@functools.partial(jax.jit, static_argnames="n")
def jitted_power(x, n):
    y = x**n
    return y


def loss(w, x):
    error = w * x
    return jnp.sum(error**2)


def slope(w, x):
    return jax.grad(loss)(w, x)


def double_row(row):
    twice = row * 2
    return twice


def double_rows(table):
    return jax.vmap(double_row)(table)


def two_wheres(a, b, c):
    first = jnp.where(a > 0, a, 0.0)
    second = jnp.where(b > 0, b, 0.0)
    return first, second, c


def layer(params, x):
    y = x * params["w"]
    return y + params["b"]


def long_loop(x):
    for _ in range(1000):
        x = x + 1
    return x


def shape_from_value(x, n):
    m = n + 1
    return jnp.zeros(m) + x


def reshaped(x, rows):
    return x.reshape(rows, -1)


def tiled(x, n):
    return jnp.tile(x, n)


def sliced(x, n):
    return x[:n]


def masked(x):
    mask = x > 0
    return x[mask]


def to_number(x):
    y = x + 1
    return float(y)


def while_positive(x):
    while x > 0:
        x = x - 1
    return x


def own_error(x):
    y = x + 1
    raise ValueError(f"wrong shape {y.shape}")


def caught(x):
    try:
        y = bool(x)
    except jax.errors.TracerBoolConversionError:
        y = False
    return x, y


class Scale:
    def __init__(self, factor):
        self.factor = factor

    def __call__(self, x):
        return x * self.factor

    def apply(self, x):
        y = x * self.factor
        return y


class Unprintable:
    def __repr__(self):
        raise RuntimeError("no text")


def with_unprintable(x):
    odd = Unprintable()
    del odd
    return x
