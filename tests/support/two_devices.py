"""Run a file of tests again with two devices, so that arrays can be on another device."""

import os
import subprocess
import sys


def run_on_two_devices(file: str, chosen: str) -> str:
    """Run the tests in `file` that `chosen` (as after `-k`) names, and return what pytest says."""
    environment = {**os.environ, "XLA_FLAGS": "--xla_force_host_platform_device_count=2"}
    environment["FRESH"] = "1"  # what is kept was found on one device
    # Without these, a run that measures coverage or collects plugins would pass them on.
    environment.pop("PYTEST_ADDOPTS", None)
    options = ["-q", "-x", "--noconftest", "-p", "no:cacheprovider", "-k", chosen]
    command = [sys.executable, "-m", "pytest", *options, file]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
