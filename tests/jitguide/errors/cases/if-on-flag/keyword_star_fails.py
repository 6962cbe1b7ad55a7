# argument: options['train']

import jax


@jax.jit
def layer(x, **options):
    return x if options["train"] else -x  # raises TracerBoolConversionError


layer(1.0, train=True)
