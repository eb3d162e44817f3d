/** A shopper with a connection of their own to the service, who does one thing at a time. */
export interface Lane {
  readonly shopper: string;
  /** Address of the proxy that adds faults. */
  readonly proxy: string;
}

/** A message to a client's process about one shopper; its answers are below. */
export type ToClient<Operation> = { readonly shopper: string } & (
  | { readonly say: 'prepare'; readonly operation: Operation }
  /** Repeated after an unknown outcome. */
  | { readonly say: 'press' }
  /** There are no faults from now on: unknown outcomes have to become known. */
  | { readonly say: 'settle' }
);
/** The last message that the shopper read, and a report on everything before it for the judge. */
export interface Told {
  readonly words: string;
  readonly account?: unknown;
}
export type FromClient = { readonly shopper: string } & (
  | { readonly say: 'ready' }
  /** The operation cannot begin, since its object does not exist. */
  | { readonly say: 'impossible'; readonly why: string }
  | ({ readonly say: 'told' } & Told)
);

/** Arguments of a client's process. */
export interface ClientSetup {
  /** Address of the service itself, for tokens. */
  readonly api: string;
  readonly vault: string;
  readonly clientSecret: string;
  readonly paypageId: string;
  /** All shoppers in this process. */
  readonly lanes: readonly Lane[];
  /** Factor by which timers run faster while an operation is pressed. */
  readonly speed: number;
}
