# argument: loss
# argument: gain
import jax


@jax.jit
def report(loss, gain):
    print("loss %.3f, gain %.2f" % (loss, gain * 2))  # raises ConcretizationTypeError
    return loss - gain


report(2.0, 0.5)
