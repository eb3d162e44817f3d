/** What issuers take their time for passes as fast as the ten seconds of a client, and is still longer. */
export const FASTER: Plant['edits'] = [
  {
    file: 'packages/sandbox/src/checkout/orders/authorising.ts',
    from: 'export const HELD_MS = 15_000;',
    to: 'export const HELD_MS = 900;',
  },
];

/** A fault that is planted on purpose: a run that does not catch it proves nothing. */
export interface Plant<Kind extends string = string> {
  readonly name: string;
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[];
  /** The operations that it shows in; all of them if absent. */
  readonly kinds?: readonly Kind[];
  /** The faults of the connection that it shows with; all of them if absent. */
  readonly faults?: readonly string[];
  /** The call that these faults meet, as the proxy names it; every write if absent. */
  readonly call?: string;
  /** It shows only while the service limits how often something may be done. */
  readonly limits?: boolean;
}
