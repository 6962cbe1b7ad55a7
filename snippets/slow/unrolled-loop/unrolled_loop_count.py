import jax


def run(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x * 0.5 + 1, x)


for kind, static in ("static", [1]), ("traced", []):
    jaxpr = jax.make_jaxpr(run, static_argnums=static)(1.0, 1000)
    lowered = jax.jit(run, static_argnums=static).lower(1.0, 1000)
    loops = lowered.as_text().count("stablehlo.while")
    known = "known_trip_count" in lowered.compile().as_text()
    print(f"n is {kind}: {jaxpr.eqns[-1].primitive.name} in the jaxpr,", end=" ")
    print(f"{loops} stablehlo.while, count known to the compiler: {known}")
