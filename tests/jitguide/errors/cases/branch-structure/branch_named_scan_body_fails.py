from jax import lax


def scan_body(carry):
    return carry, carry


lax.cond(True, scan_body, lambda carry: carry, 0.0)  # raises TypeError
