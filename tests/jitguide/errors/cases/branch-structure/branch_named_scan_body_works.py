from jax import lax


def scan_body(carry):
    return carry, carry


assert lax.cond(True, scan_body, lambda carry: (carry, carry), 0.0) == (0.0, 0.0)
