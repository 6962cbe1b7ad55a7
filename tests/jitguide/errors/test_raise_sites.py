"""Each JAX message about our subjects has an entry, or is listed as unrelated to tracing."""

import pytest

from jitguide.errors import explain
from proof.matrix.versions import installed_jax, recorded
from support.raise_sites import raised


@pytest.mark.skipif(installed_jax() != recorded()[0].jax, reason="the newest JAX decides")
def test_every_message_of_jax_is_an_entry_or_not_about_tracing() -> None:
    sites = list(raised())
    assert len(sites) > 300
    unknown = [
        f"{place}: {text}"
        for place, text in sites
        if (said := explain(text))["status"] != "recognised" and not said.get("about")
    ]
    assert not unknown, f"{len(unknown)} of {len(sites)}:\n" + "\n".join(unknown)


def test_what_the_reader_raised_is_not_said_to_be_of_jax() -> None:
    text = (
        'Traceback (most recent call last):\n  File "a.py", line 3, in <module>\n'
        "    jnp.ones(3)\n{}ValueError: the shape must be square\n"
    )
    assert "shapes of the arrays" in explain(text.format(""))["about"]
    own = '  File "b.py", line 1, in f\n    raise ValueError("the shape must be square")\n'
    assert "about" not in explain(text.format(own))


def test_what_the_function_of_a_callback_raises_is_not_about_shapes() -> None:
    library = '  File "lib/python3.13/site-packages/jax/_src/{}.py", line 1, in {}\n'
    text = (
        "jax.errors.JaxRuntimeError: INTERNAL: CpuCallback error calling callback: "
        "Traceback (most recent call last):\n"
        + library.format("callback", "pure_callback_impl")
        + '  File "a.py", line 7, in host\n'
        + library.format("lax/lax", "mul") * 8
        + "TypeError: mul got incompatible shapes for broadcasting: (4,), (5,).\n"
    )
    assert "begin it with `x = np.asarray(x)`" in explain(text)["about"]
    assert explain(text)["about"].startswith("`host` raised this.")
    assert "shapes of the arrays" in explain(text.replace("_callback_impl", ""))["about"]
