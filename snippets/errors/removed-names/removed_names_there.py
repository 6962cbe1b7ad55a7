import warnings

warnings.simplefilter("ignore")
NEW_NAMES = {
    "jax.tree_map": "jax.tree.map",
    "jax.tree_multimap": "jax.tree.map",
    "jax.numpy.DeviceArray": "jax.Array",
    "jax.random.KeyArray": "jax.Array",
    "jax.core.Jaxpr": "jax.extend.core.Jaxpr",
    "jax.core.Primitive": "jax.extend.core.Primitive",
    "jax.core.jaxpr_as_fun": "jax.extend.core.jaxpr_as_fun",
    "jax.core.get_aval": "jax.typeof",
    "jax.linear_util": "jax.extend.linear_util",
    "jax.lib.xla_bridge": "jax.extend.backend",
    "jax.experimental.enable_x64": "jax.enable_x64",
    "jax.experimental.maps.Mesh": "jax.sharding.Mesh",
    "jax.numpy.trapz": "jax.numpy.trapezoid",
    "jax.numpy.in1d": "jax.numpy.isin",
}


def there(path):
    module, _, name = path.rpartition(".")
    try:
        exec(f"from {module} import {name}")
    except ImportError:
        return False
    return True


for old, new in NEW_NAMES.items():
    print(f"{old:28}", "still there" if there(old) else "gone       ", end="  ")
    print(new, "" if there(new) else "(not yet)")
