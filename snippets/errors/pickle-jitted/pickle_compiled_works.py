import pickle
import subprocess
import sys
import tempfile

import jax
from jax.experimental.serialize_executable import serialize

LOAD = """
import pickle, sys
from jax.experimental.serialize_executable import deserialize_and_load
compiled = deserialize_and_load(*pickle.load(open(sys.argv[1], "rb")))
print("another process:", compiled(4.0))
"""


@jax.jit
def double(x):
    print("tracing")
    return 2 * x


with tempfile.NamedTemporaryFile() as file:
    pickle.dump(serialize(double.lower(3.0).compile()), file)
    file.flush()
    command = [sys.executable, "-c", LOAD, file.name]
    print(subprocess.run(command, capture_output=True, text=True).stdout, end="")
