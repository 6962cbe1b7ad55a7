import jax


class Recorder:
    @staticmethod
    def run(box, x):
        box.last = x * 2
        return x


box = Recorder()
jax.jit(lambda x: Recorder.run(box, x))(1.0)
box.last + 1  # raises UnexpectedTracerError
