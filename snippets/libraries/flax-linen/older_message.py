import flax

print(flax.errors.JaxTransformError())
