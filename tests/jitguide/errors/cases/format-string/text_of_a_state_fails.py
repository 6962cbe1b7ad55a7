import jax


def shown(x, speed):
    return f"at {x:.1f} with {speed:.1f}"  # raises TypeError


@jax.jit
def move(x, speed):
    x = x + speed
    text = shown(x, speed)
    print(text)
    return x


out = move(1.0, 2.0)
