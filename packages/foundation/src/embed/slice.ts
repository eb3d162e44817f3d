/** Store access for a slice's effects: its own state, and what it needs of other slices. */
export interface SliceStore<State extends object, Needs extends object = object> {
  readonly set: (patch: Partial<State>) => void;
  readonly get: () => State & Needs;
}

/** A slice of the store: its own state and actions, and what it needs of other slices. */
export type Slice<State extends object, Needs extends object = object> = (
  set: SliceStore<State, Needs>['set'],
  get: SliceStore<State, Needs>['get'],
) => State;
