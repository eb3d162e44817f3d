/** What the effects of a slice read and change: its own state, and what it needs of its neighbours. */
export interface SliceStore<State extends object, Needs extends object = object> {
  readonly set: (patch: Partial<State>) => void;
  readonly get: () => State & Needs;
}

/** One part of the store: its own state and actions, and what it needs of its neighbours. */
export type Slice<State extends object, Needs extends object = object> = (
  set: SliceStore<State, Needs>['set'],
  get: SliceStore<State, Needs>['get'],
) => State;
