"""The examples on every recorded version of JAX."""
