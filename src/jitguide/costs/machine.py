"""Names the machine and the versions that a figure was measured on."""

import os
import platform
import subprocess
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path


@dataclass(frozen=True)
class Machine:
    """A machine and its versions, as far as they bear on a measured time."""

    processor: str
    cores: int  # how many of them the process may use
    system: str  # operating system and architecture
    device: str  # what JAX ran on
    jax: str
    jaxlib: str
    python: str

    def __str__(self) -> str:
        cores = "1 core" if self.cores == 1 else f"{self.cores} cores"
        return (
            f"{self.processor}, {cores}, {self.system}\n"
            f"JAX {self.jax}, jaxlib {self.jaxlib}, Python {self.python}, on {self.device}"
        )


def this_machine() -> Machine:
    """Describe the machine that this runs on. No name of host or user is part of it.

    Example:
        >>> this_machine().cores > 0
        True
    """
    import jax

    device = jax.devices()[0]
    return Machine(
        processor=_processor(),
        cores=_cores(),
        system=f"{platform.system()} {platform.machine()}",
        device=device.platform
        if device.device_kind == device.platform
        else f"{device.platform} {device.device_kind}",
        jax=metadata.version("jax"),
        jaxlib=metadata.version("jaxlib"),
        python=platform.python_version(),
    )


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _processor() -> str:
    """The name of the processor: each system tells it in another place."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text("utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name" and value.strip():
                return " ".join(value.split())
    if platform.system() == "Darwin":
        command = ["/usr/sbin/sysctl", "-n", "machdep.cpu.brand_string"]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        if ran.returncode == 0 and ran.stdout.strip():
            return ran.stdout.strip()
    return platform.processor() or platform.machine() or "unknown processor"
