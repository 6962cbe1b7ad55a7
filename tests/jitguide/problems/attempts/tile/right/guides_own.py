from jitguide import jit_with_static_n  # noqa: F401
