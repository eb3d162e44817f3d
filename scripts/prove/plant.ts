/**
 * Shortens the delay of issuers like the client's timeout of ten seconds, so that it stays longer than that.
 */
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
  /** The lies, or flaws of the stored data, that show it. Others do not count as caught. */
  readonly expects: RegExp;
  /** The kinds of operations in which it shows. Default: all. */
  readonly kinds?: readonly Kind[];
  /** The faults of the connection with which it shows. Default: all. */
  readonly faults?: readonly string[];
  /** The call that these faults meet, as the proxy names it. Default: every write. */
  readonly call?: string;
  /** True if it shows only with the service's rate limits. */
  readonly limits?: boolean;
}
