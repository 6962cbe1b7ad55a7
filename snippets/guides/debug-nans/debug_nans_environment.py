import os
import subprocess
import sys

show = "import jax; print(jax.config.jax_debug_nans, jax.config.jax_enable_x64)"
for added in ({}, {"JAX_DEBUG_NANS": "True", "JAX_ENABLE_X64": "True"}):
    command = [sys.executable, "-c", show]
    ran = subprocess.run(command, env={**os.environ, **added}, capture_output=True, text=True)
    print(added, ran.stdout, end="")
