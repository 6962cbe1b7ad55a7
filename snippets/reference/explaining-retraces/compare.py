import functools
import logging
import warnings

import jax
import numpy as np

import jitguide

warnings.simplefilter("ignore")
jax.config.update("jax_explain_cache_misses", True)
heard = logging.Handler()
heard.emit = lambda record: said.append(record.getMessage())
logging.getLogger("jax").handlers = [heard]
logging.getLogger("jax").propagate = False
said = []
x = np.ones(3, "float32")


class Settings:
    pass


def call_in(setting):
    def call(f):
        with setting():
            f(x)

    return call


cases = {
    "static value": (lambda f: f(x, n=2), lambda f: f(x, n=3)),
    "by keyword, by position": (lambda f: f(x, n=2), lambda f: f(x, 2)),
    "default given": (lambda f: f(x), lambda f: f(x, n=2)),
    "equal tuples": (lambda f: f(x, n=(1,)), lambda f: f(x, n=(1.0,))),
    "equal zeros": (lambda f: f(x, n=0.0), lambda f: f(x, n=-0.0)),
    "NaN": (lambda f: f(x, n=float("nan")), lambda f: f(x, n=float("nan"))),
    "equal objects": (lambda f: f(x, n=Settings()), lambda f: f(x, n=Settings())),
    "shape": (lambda f: f(x), lambda f: f(x[:2])),
    "weak type": (lambda f: f(np.float32(1)), lambda f: f(1.0)),
    "structure": (lambda f: f([x]), lambda f: f((x,))),
    "device": (lambda f: f(x), lambda f: f(jax.device_put(x, jax.devices()[0]))),
    "precision": (lambda f: f(x), call_in(lambda: jax.default_matmul_precision("float32"))),
    "caches cleared": (lambda f: f(x), lambda f: (jax.clear_caches(), f(x))),
    "new function": (lambda f: f(x), lambda f: f.made_anew()(x)),
}


def make(jit, runs):
    def f(x, n=2):
        runs.append(n)
        return x

    jitted = jit(f, static_argnames="n")
    jitted.made_anew = functools.partial(make, jit, runs)
    return jitted


def reason(message):
    lines = message.splitlines()[1:]
    kept = [line.strip() for line in lines if "defined at" not in line and "keys" not in line]
    return " ".join(kept) or message


for name, (first, second) in cases.items():
    runs, lines = [], []
    plain = make(jax.jit, runs)
    first(plain)
    said.clear()
    before = len(runs)
    second(plain)
    explained = [reason(message) for message in said if message.startswith("TRACING CACHE MISS")]
    print(f"{name}: {'traced' if len(runs) > before else 'not traced'}")
    print("  JAX:  ", "; ".join(explained) or "(nothing)")

    watched = make(functools.partial(jitguide.watch, say=lines.append), [])
    first(watched)
    lines.clear()
    second(watched)
    lines += [f"f: {hazard}" for hazard in watched.hazards if hazard.call == 2]
    print("  watch:", "; ".join(line[3:] for line in lines))
