"""Limits on what a judged process may use, as far as the system offers them."""

import os
import sys
from pathlib import Path


def limit_this_process(memory_mb: int) -> str:
    """Limit the memory, the files and the core dumps of this process.

    Args:
        memory_mb: how much more memory than now, in MiB.

    Returns:
        What could not be limited, in words; empty when everything could.
    """
    try:
        import resource
    except ImportError:
        return "this system offers no memory limit to Python; the time limit holds"
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (2**20, 2**20))
    if not sys.platform.startswith("linux"):
        return "this system does not enforce a memory limit; the time limit holds"
    now = data_size_mb()
    wanted = (now + memory_mb) * 2**20
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_DATA, (wanted, wanted))
    return ""


def data_size_mb() -> int:
    """Say how much private memory this process has reserved, in MiB (Linux)."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmData:"):
            return int(line.split()[1]) // 1024
    return 0


def resident_mb(process: int) -> int:
    """Say how much memory a process holds, in MiB; 0 where the system does not tell."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * 4096 // 2**20


def cpu_seconds(process: int) -> float | None:
    """Say how long a process has computed; None where the system does not tell."""
    try:
        fields = (
            Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError, AttributeError):
        return None
