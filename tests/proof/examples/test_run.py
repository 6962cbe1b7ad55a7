"""A program runs as a reader's would, and leaves nothing behind."""

import logging
import os
import subprocess
import sys
import textwrap
import types
import warnings
from collections.abc import Iterator
from pathlib import Path

import jax
import numpy as np
import pytest

from proof.examples.program import DeclarationError, Outcome, Program
from proof.examples.run import run
from proof.matrix.versions import ROOT


def outcome(source: str) -> Outcome:
    return run(Program(Path.cwd() / "example.py", textwrap.dedent(source)))


def test_output_and_warnings_come_as_in_a_terminal() -> None:
    did = outcome("""
        import sys, warnings
        print("out")
        print("err", file=sys.stderr)
        warnings.warn("careful")
    """)
    assert did.text == (
        'out\nerr\nexample.py:5: UserWarning: careful\n  warnings.warn("careful")\n'
    )


def test_a_traceback_shows_the_programs_own_frames() -> None:
    did = outcome("""
        import jax
        def f(x):
            if x:
                return x
        jax.jit(f)(1.0)
    """)
    assert did.error == "TracerBoolConversionError"
    assert did.line == 4
    assert did.text.startswith(
        "Traceback (most recent call last):\n"
        '  File "example.py", line 6, in <module>\n    jax.jit(f)(1.0)\n'
        '  File "example.py", line 4, in f\n    if x:\n'
        "jax.errors.TracerBoolConversionError: "
    )
    assert "site-packages" not in did.text


def test_a_chain_that_the_program_made_is_shown() -> None:
    did = outcome("""
        try:
            [][0]
        except IndexError as error:
            raise ValueError("mine") from error
    """)
    assert (
        "IndexError: list index out of range\n\nThe above exception was the direct cause"
        in did.text
    )
    assert (did.error, did.line) == ("ValueError", 5)


def test_what_goes_past_pythons_streams_is_in_the_outcome_and_in_order() -> None:
    did = outcome("""
        import ctypes, os, subprocess, sys
        print("first")
        os.write(1, b"second\\n")
        subprocess.run([sys.executable, "-c", "print('third')"])
        ctypes.CDLL(None).puts(b"fourth")
        ctypes.CDLL(None).fflush(None)
        os.write(2, b"fifth\\n")
        print("sixth", file=sys.stderr)
    """)
    assert did.text == "first\nsecond\nthird\nfourth\nfifth\nsixth\n"


def test_a_traceback_begins_on_a_line_of_its_own() -> None:
    assert outcome("print('a', end='')\n1 / 0\n").text.startswith("a\nTraceback")
    assert outcome("print('a')\n1 / 0\n").text.startswith("a\nTraceback")


def test_a_program_finds_what_python_gives_a_file(tmp_path: Path) -> None:
    source = """
import sys
import os
print(sys.argv, __name__, sys.path[0] == os.path.dirname(__file__), repr(sys.stdin.read()))
print(os.sep in sys.argv[0], os.read(0, 1), sys.stdout is sys.__stdout__)
print(sys.stdout.fileno(), sys.stderr.fileno())
"""
    path = tmp_path / "example.py"
    path.write_text(source)
    real = subprocess.run(
        [sys.executable, "example.py"],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run(Program(path, source)).text == real.stdout
    assert "['example.py'] __main__ True ''" in real.stdout


def test_no_file_of_a_program_stays() -> None:
    before = (Path.cwd(), sorted(Path.cwd().iterdir()))
    did = outcome("import os\nprint(os.listdir())\nopen('left.txt', 'w').close()\n")
    assert did.text == "[]\n"
    assert before == (Path.cwd(), sorted(Path.cwd().iterdir()))


def test_a_module_of_its_own_folder_is_refused_and_forgotten(tmp_path: Path) -> None:
    (tmp_path / "beside_it.py").write_text("x = 1\n")
    with pytest.raises(DeclarationError, match=r"example\.py: imports beside_it from its own"):
        run(Program(tmp_path / "example.py", "import beside_it\n"))
    assert "beside_it" not in sys.modules
    assert str(tmp_path) not in sys.path
    (tmp_path / "package_beside_it").mkdir()
    (tmp_path / "package_beside_it" / "__init__.py").write_text("x = 1\n")
    with pytest.raises(DeclarationError, match=r"example\.py: imports package_beside_it from its"):
        run(Program(tmp_path / "example.py", "import package_beside_it\n"))


def test_a_part_of_the_package_may_import_the_package() -> None:
    """A page may show a part of a file of src/, whose folder then holds other modules."""
    part = Program(ROOT / "src/jitguide/tile.py", "import jitguide.files\n")
    code = f"""
        from pathlib import Path
        from proof.examples.program import Program
        from proof.examples.run import run
        print(run(Program(Path({str(part.path)!r}), {part.source!r})))
    """
    ran = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, check=True
    )
    assert ran.stdout == f"{Outcome('')}\n"


def test_every_program_is_run_cold() -> None:
    source = """
        import logging, jax
        jax.config.update("jax_log_compiles", True)
        jax.numpy.linspace(0.0, 1.0, 7)
    """
    cold = outcome(source)
    assert "Compiling" in cold.text
    assert outcome(source) == cold


def test_the_streams_are_put_back() -> None:
    before = (sys.stdin, sys.stdout, sys.stderr, sys.__stdout__, [os.fstat(n) for n in range(3)])
    handler = logging.StreamHandler()
    stream = handler.stream
    outcome("import os, sys\nsys.stdout = None\nsys.stderr.close()\nos.close(2)\n")
    assert handler.stream is stream
    now = (sys.stdin, sys.stdout, sys.stderr, sys.__stdout__, [os.fstat(n) for n in range(3)])
    assert before[:4] == now[:4]
    assert [(a.st_dev, a.st_ino) for a in before[4]] == [(a.st_dev, a.st_ino) for a in now[4]]


@pytest.fixture
def library() -> Iterator[types.ModuleType]:
    """A library that warns: at a call, and once in a process when a name is asked for."""
    module = types.ModuleType("a_library")
    code = """
import functools, warnings
def call():
    warnings.warn("called")
def old():
    warnings.warn("old", DeprecationWarning)
@functools.cache
def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    warnings.warn(f"{name} is deprecated", DeprecationWarning, stacklevel=2)
    return name
"""
    exec(code, module.__dict__)
    sys.modules["a_library"] = module
    yield module
    del sys.modules["a_library"]


def test_a_warning_that_comes_once_in_a_process_comes_in_each_program(
    library: types.ModuleType,
) -> None:
    source = """
        import a_library
        for _ in range(2):
            a_library.call()
        a_library.name
    """
    first = outcome(source)
    assert first.text.count("UserWarning: called") == 1
    assert first.text.count("example.py:5: DeprecationWarning: name is deprecated") == 1
    assert outcome(source) == first


def test_a_deprecation_inside_of_a_library_is_not_shown_as_in_a_terminal(
    library: types.ModuleType,
) -> None:
    assert outcome("import a_library\na_library.old()\n").text == ""


def test_filters_of_whoever_runs_a_program_do_not_hold_in_it() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        did = outcome("import warnings\nwarnings.warn('careful')\n")
    assert did.error is None
    assert "UserWarning: careful" in did.text


LOGGING = """
    import logging
    print(logging.root.handlers, logging.root.level, logging.root.manager.disable)
    known, new = logging.getLogger("a_known"), logging.getLogger("a_new")
    for log in (known, new):
        print(log.name, log.level, log.handlers, log.filters, log.propagate, log.disabled)
    if CHANGE:
        for log in (known, new, logging.root):
            log.addHandler(logging.StreamHandler())
            log.addFilter(lambda record: False)
            log.setLevel(logging.ERROR)
            log.propagate, log.disabled = False, True
        logging.disable(logging.CRITICAL)
"""


@pytest.fixture
def logging_is_off() -> Iterator[None]:
    """As whoever runs a program may have it."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.usefixtures("logging_is_off")
def test_no_logger_of_one_program_is_seen_by_the_next() -> None:
    logging.getLogger("a_known")
    logging.root.manager.loggerDict.pop("a_new", None)

    def state() -> tuple[list[logging.Handler], int, int]:
        return list(logging.root.handlers), logging.root.level, logging.root.manager.disable

    before = state()
    first = outcome("CHANGE = True\n" + textwrap.dedent(LOGGING))
    assert state() == before
    assert first.text.splitlines() == [
        *("[] 30 0", "a_known 0 [] [] True False", "a_new 0 [] [] True False")
    ]
    assert outcome("CHANGE = False\n" + textwrap.dedent(LOGGING)) == first


def test_a_handler_that_was_made_before_the_program_writes_into_its_outcome() -> None:
    handler = logging.StreamHandler()  # as JAX makes its own when it is imported
    stream = handler.stream
    logging.getLogger("a_console").addHandler(handler)
    assert "said" in outcome("import logging\nlogging.getLogger('a_console').error('said')\n").text
    assert handler.stream is stream


def test_threads_are_waited_for_and_exit_functions_are_called() -> None:
    did = outcome("""
        import atexit, threading, time
        def late():
            time.sleep(0.3)
            print("thread")
        threading.Thread(target=late).start()
        atexit.register(print, "registered first")
        @atexit.register
        def last():
            print("registered last")
        atexit.register(exit)
        atexit.unregister(exit)
        print("end")
        1 / 0
    """)
    body, _, after = did.text.partition("ZeroDivisionError: division by zero\n")
    assert body.startswith("end\nTraceback")
    assert after == "thread\nregistered last\nregistered first\n"
    assert did.error == "ZeroDivisionError"


def test_an_error_of_a_thread_is_shown() -> None:
    did = outcome("import threading\nthreading.Thread(target=lambda: 1 / 0).start()\n")
    assert "Exception in thread" in did.text
    assert did.text.endswith("ZeroDivisionError: division by zero\n")


def test_nobody_listens_to_jax_any_more_after_a_program() -> None:
    listen = """
        import jax
        jax.monitoring.register_event_duration_secs_listener(lambda *_, **__: print("heard"))
        jax.jit(lambda x: x + 1)(1)
    """
    assert "heard" in outcome(listen).text
    assert outcome("import jax\njax.jit(lambda x: x + 1)(1)\n").text == ""


def test_settings_of_numpy_and_of_python_are_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *error: None)
    before = (sys.excepthook, sys.path)
    show = "import sys, numpy as np\nprint(np.ones(1) / 3, sys.getrecursionlimit())\n"
    fresh = outcome(show)
    change = (
        "np.set_printoptions(precision=2)\nnp.seterr(all='raise')\n"
        "sys.setrecursionlimit(5000)\nsys.excepthook = sys.path = None\n"
    )
    assert outcome(show + change).text == fresh.text
    assert outcome(show) == fresh
    assert np.geterr()["divide"] == "warn"
    assert before == (sys.excepthook, sys.path)


def test_settings_are_as_before() -> None:
    before = (jax.config.jax_enable_x64, dict(os.environ), sys.modules["__main__"], Path.cwd())
    did = outcome("""
        import os, sys, jax
        jax.config.update("jax_enable_x64", True)
        os.environ["ADDED"] = "1"
        print(jax.numpy.ones(1).dtype, __name__, sys.modules["__main__"].os.environ["ADDED"])
    """)
    assert did.text == "float64 __main__ 1\n"
    assert before == (
        jax.config.jax_enable_x64,
        dict(os.environ),
        sys.modules["__main__"],
        Path.cwd(),
    )


def test_a_program_that_exits_is_no_success() -> None:
    assert outcome("import sys\nsys.exit(0)\n").error == "SystemExit"


def test_a_program_that_is_no_python_says_where() -> None:
    did = outcome("print('a'\n")
    assert (did.error, did.line) == ("SyntaxError", 1)


def test_output_of_jax_debug_print_is_waited_for() -> None:
    assert (
        outcome("""
        import jax
        jax.jit(lambda x: jax.debug.print("x is {}", x))(3)
    """).text
        == "x is 3\n"
    )


def test_declarations() -> None:
    path = Path("example.py")
    program = Program(path, "# needs jax >= 0.8\nf(\n    x,  # raises KeyError\n)\n")
    assert program.needs == {"jax": "0.8"}
    assert program.raises is not None
    assert (program.raises.name, program.raises.line) == ("KeyError", 3)
    assert 3 in program.statement_lines(2)
    assert Program(path, 'print("# raises KeyError")\n').raises is None
    with pytest.raises(DeclarationError, match=r"example.py: '# raises' stands on lines 1, 2"):
        _ = Program(path, "f()  # raises A\ng()  # raises B\n").raises


def test_a_program_says_what_a_system_must_have(monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path("example.py")
    forks = Program(path, "# needs os.fork\nprint(1)\n")
    silent = Program(path, 'print("# needs os.fork")\n')
    assert (forks.missing, silent.missing) == (None, None)
    monkeypatch.delattr(os, "fork")
    assert (forks.missing, silent.missing) == ("os.fork", None)


def test_the_first_program_of_a_process_leaves_no_setting_behind() -> None:
    code = """
        from pathlib import Path
        from proof.examples.program import Program
        from proof.examples.run import run
        first = "import jax; jax.config.update('jax_enable_x64', True)"
        run(Program(Path("a.py").absolute(), first))
        print(run(Program(Path("b.py").absolute(), "import jax; print(jax.config.jax_enable_x64)")))
    """
    ran = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, check=True
    )
    assert "False" in ran.stdout, ran.stdout
