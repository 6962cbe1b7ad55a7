import jax

print("concrete_or_error in jax.core:", hasattr(jax.core, "concrete_or_error"))
