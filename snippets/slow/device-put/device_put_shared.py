import jax
import jax.numpy as jnp
import numpy as np

memory = np.zeros(116, np.float32)
start = -memory.ctypes.data % 64 // 4
batch = memory[start : start + 100]

arrays = {
    "jax.device_put(batch)": jax.device_put(batch),
    "jax.device_put(batch[1:])": jax.device_put(batch[1:]),
    "jnp.asarray(batch)": jnp.asarray(batch),
    "jnp.array(batch)": jnp.array(batch),
    "jax.device_put(batch.copy())": jax.device_put(batch.copy()),
    "jitted function of batch": jax.jit(lambda x: x)(batch),
}
jax.block_until_ready(arrays)
batch[:] = 7
for text, array in arrays.items():
    print(f"{text:29}", array[0])
