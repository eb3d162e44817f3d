/** Reads the public side of a store; the same object for as long as none of the named keys has changed. */
export function createPublicState<Store, State>(
  keys: readonly (keyof Store)[],
  project: (state: Store) => State,
): (state: Store) => State {
  let last: { readonly state: Store; readonly value: State } | undefined;
  return (state) => {
    const before = last?.state;
    if (!last || keys.some((key) => before?.[key] !== state[key])) last = { state, value: project(state) };
    return last.value;
  };
}
