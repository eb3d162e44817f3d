/** A fault that is planted on purpose: a run that does not catch it proves nothing. */
export interface Plant<Kind extends string = string> {
  readonly name: string;
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[];
  /** The operations that it shows in; all of them if absent. */
  readonly kinds?: readonly Kind[];
  /** The faults of the connection that it shows with; all of them if absent. */
  readonly faults?: readonly string[];
  /** It shows only while the service limits how often something may be done. */
  readonly limits?: true;
}
