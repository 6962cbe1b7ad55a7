"""A program runs as a reader's would, and leaves nothing behind."""

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import jax
import pytest

from proof.examples.program import DeclarationError, Outcome, Program
from proof.examples.run import run


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


def test_a_program_that_sets_xla_flags_gets_them_although_jax_has_started() -> None:
    assert jax.device_count() == 1
    did = outcome("""
        import os
        os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"
        import jax
        print(jax.device_count())
        raise ValueError("and its error arrives")
    """)
    assert did.error == "ValueError"
    assert did.line == 6
    assert did.text.startswith('2\nTraceback (most recent call last):\n  File "example.py", line 6')


def test_a_process_that_ends_without_an_answer_is_named_with_its_program() -> None:
    with pytest.raises(RuntimeError, match=r"example\.py: its process ended with 7"):
        outcome("""
            import os
            os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"
            os._exit(7)
        """)
