import jax

typed = ["c", "p y"]


class Keyboard:
    def readline(self):
        return typed.pop()


@jax.jit
def double(x):
    y = x * 2
    jax.debug.breakpoint(num_frames=1, backend="cli", stdin=Keyboard())
    return y


print(double(1.0))
