/** Creates a selector of the public state; it returns the same object until a named key changes. */
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
