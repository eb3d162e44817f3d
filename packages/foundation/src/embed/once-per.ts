/**
 * Creates a value per core on its first use, such as actions whose code is in a screen's chunk. Their state
 * is in the store from the beginning.
 */
export function oncePer<Core extends object, Part>(create: (core: Core) => Part): (core: Core) => Part {
  const made = new WeakMap<Core, Part>();
  return (core) => {
    const part = made.get(core) ?? create(core);
    made.set(core, part);
    return part;
  };
}
