/**
 * What belongs to something and is made when it is first asked for, such as actions whose code comes with their screen;
 * their state is in the one store from the beginning.
 */
export function oncePer<Core extends object, Part>(create: (core: Core) => Part): (core: Core) => Part {
  const made = new WeakMap<Core, Part>();
  return (core) => {
    const part = made.get(core) ?? create(core);
    made.set(core, part);
    return part;
  };
}
