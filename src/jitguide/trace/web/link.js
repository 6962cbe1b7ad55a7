// Each step has an address of its own: #name&step=3.

export const stepAddress = (name, step) => `#${encodeURIComponent(name)}&step=${step + 1}`;

export function readAddress(hash) {
  const match = /^#([^&]+)(?:&step=(\d+))?$/.exec(hash);
  if (!match) return null;
  let name;
  try {
    name = decodeURIComponent(match[1]);
  } catch {
    return null;
  }
  return { name, step: match[2] ? Number(match[2]) - 1 : 0, hasStep: Boolean(match[2]) };
}

export function writeAddress(address) {
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // A page without an address of its own, such as a notebook's output.
  }
}
