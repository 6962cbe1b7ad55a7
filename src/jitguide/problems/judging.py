"""Runs the checks of a problem on an attempt."""

import ast
import secrets
import tokenize
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from jitguide.problems.bench.bench import Bench, BenchLostError
from jitguide.problems.bench.process import JudgeError, ProcessBench
from jitguide.problems.bench.values import one_line
from jitguide.problems.expect import show_outcome
from jitguide.problems.model import Finding, Miss, Problem, Verdict

__all__ = ["judge_file", "judge_functions"]

SECONDS = 10.0
# Names that lead from a function to those that called it; no answer to any problem needs them.
_FORBIDDEN = frozenset(
    {"f_back", "f_locals", "f_globals", "f_builtins", "tb_frame", "gi_frame", "cr_frame",
     "ag_frame", "_getframe", "_current_frames", "settrace", "setprofile", "__subclasses__"}
)  # fmt: skip


def judge_file(
    problem: Problem,
    path: Path,
    *,
    seconds: float = SECONDS,
    seed: int | None = None,
    tell: Callable[[Finding], None] = lambda finding: None,
    stop_early: bool = False,
) -> Verdict:
    """Judge a file, in a process of its own.

    Args:
        problem: the problem that the file is about.
        path: the file.
        seconds: how long loading the file or any one call may take.
        seed: chooses the arrays that are tried; a new one each time by default.
        tell: is told each finding as it comes.
        stop_early: skip all checks after the first that fails.

    Returns:
        The verdict; `unjudged` says why where there is nothing to judge, or no judge.
    """
    seed = secrets.randbelow(10**6) if seed is None else seed
    try:
        source = _read(path)
    except (OSError, UnicodeDecodeError, SyntaxError) as error:
        return _unjudged(problem, f"{path} cannot be read: {_reason(error)}", seed)
    try:
        tree = ast.parse(source, str(path))
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line = f", line {error.lineno}" if isinstance(error, SyntaxError) else ""
        text = error.msg if isinstance(error, SyntaxError) else error
        return _unjudged(problem, f"{path}{line}: not valid Python: {one_line(text)}", seed)
    try:
        return _judge_source(problem, path, source, tree, seconds, seed, tell, stop_early)
    except JudgeError as error:
        return _unjudged(problem, str(error), seed)


def _judge_source(
    problem: Problem,
    path: Path,
    source: str,
    tree: ast.AST,
    seconds: float,
    seed: int,
    tell: Callable[[Finding], None],
    stop_early: bool,
) -> Verdict:
    with ProcessBench(seconds) as bench:
        try:
            raised = bench.load(source, str(path.resolve()))
        except BenchLostError as lost:
            return _all_failed(
                problem, f"loading {path.name}", str(lost), bench.printed, seed, tell
            )
        if raised is not None:
            got = f"raised {show_outcome(raised)}"
            return _all_failed(problem, f"loading {path.name}", got, bench.printed, seed, tell)
        try:
            unjudged = _missing(problem, bench, str(path))
        except BenchLostError as lost:
            return _all_failed(
                problem, f"loading {path.name}", str(lost), bench.printed, seed, tell
            )
        if unjudged is not None:
            return _unjudged(problem, unjudged, seed, bench.printed)
        verdict = _judge(problem, bench, seed, tell, _forbidden_names(tree), stop_early=stop_early)
        warnings = (bench.limits,) if bench.limits else ()
        return Verdict(
            problem, verdict.findings, None, verdict.remarks, bench.printed, seed, warnings
        )


def judge_functions(
    problem: Problem,
    functions: dict[str, Callable[..., Any]],
    *,
    seed: int | None = None,
    tell: Callable[[Finding], None] = lambda finding: None,
    stop_early: bool = False,
) -> Verdict:
    """Judge functions in this process, as in a notebook cell: no limits, no guard.

    Args:
        problem: the problem that the functions are about.
        functions: what the attempt defines, by name.
        seed: chooses the arrays that are tried; a new one each time by default.
        tell: is told each finding as it comes.
        stop_early: skip all checks after the first that fails.
    """
    from jitguide.problems.bench.local import LocalBench

    seed = secrets.randbelow(10**6) if seed is None else seed
    bench = LocalBench(functions)
    unjudged = _missing(problem, bench, "the call")
    if unjudged is not None:
        return _unjudged(problem, unjudged, seed)
    return _judge(problem, bench, seed, tell, [], stop_early=stop_early)


def _judge(
    problem: Problem,
    bench: Bench,
    seed: int,
    tell: Callable[[Finding], None],
    forbidden: list[str],
    *,
    stop_early: bool,
) -> Verdict:
    findings: list[Finding] = []
    over = False
    for number, check in enumerate(problem.checks):
        if over:
            finding = Finding(check, "skip")
        else:
            miss = None
            try:
                check.run(bench, np.random.default_rng((seed, number)))
                if check.key == "judge" and forbidden:
                    raise Miss("the text of the file", "no way into the judge", forbidden[0])
            except Miss as missed:
                miss = missed
            except BenchLostError as lost:
                miss, over = Miss("a call", "an answer", str(lost)), True
            finding = Finding(check, "pass" if miss is None else "FAIL", miss)
            over = over or (stop_early and miss is not None)
        findings.append(finding)
        tell(finding)
    remarks: list[str] = []
    if all(finding.status == "pass" for finding in findings):
        for look in problem.remarks:
            try:
                remark = look(bench)
            except (BenchLostError, Miss):
                remark = None
            if remark is not None:
                remarks.append(remark)
    return Verdict(problem, tuple(findings), None, tuple(remarks), seed=seed)


def _missing(problem: Problem, bench: Bench, where: str) -> str | None:
    kinds = bench.kinds(problem.functions)
    for name, kind in kinds.items():
        if kind == "missing":
            return f"{where} defines no {name}; the problem asks for {_listed(problem)}"
        if kind != "callable":
            return f"{name} in {where} is no function but {kind}"
    return None


def _listed(problem: Problem) -> str:
    return " and ".join(problem.functions)


def _all_failed(
    problem: Problem,
    given: str,
    got: str,
    printed: str,
    seed: int,
    tell: Callable[[Finding], None],
) -> Verdict:
    first, *rest = problem.checks
    findings = [
        Finding(first, "FAIL", Miss(given, f"it defines {_listed(problem)}", got)),
        *(Finding(check, "skip") for check in rest),
    ]
    for finding in findings:
        tell(finding)
    return Verdict(problem, tuple(findings), None, (), printed, seed)


def _unjudged(problem: Problem, why: str, seed: int, printed: str = "") -> Verdict:
    return Verdict(problem, (), why, (), printed, seed)


def _read(path: Path) -> str:
    """Read a file in the encoding that it declares, as Python does; UTF-8 without a declaration."""
    with tokenize.open(path) as stream:
        return stream.read()


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return one_line(error)


def _forbidden_names(tree: ast.AST) -> list[str]:
    """Name the uses of Python's frames, also in strings that could be code."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            words = {node.attr}
        elif isinstance(node, ast.Name):
            words = {node.id}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            words = {word for word in _FORBIDDEN if word in node.value}
        else:
            continue
        found += [f"{word} at line {node.lineno}" for word in sorted(words & _FORBIDDEN)]
    return found
