/** One shopper who is tried out: a way to the service of their own, and one thing done at a time. */
export interface Lane {
  readonly shopper: string;
  /** The way to the service, with its faults. */
  readonly proxy: string;
}

/** What the process of a client is asked for one shopper, and what it says. */
export type ToClient<Operation> = { readonly shopper: string } & (
  | { readonly say: 'prepare'; readonly operation: Operation }
  /** `isAgain`: the same button once more, since nobody knew. */
  | { readonly say: 'press'; readonly isAgain: boolean }
  /** Nothing goes wrong any more: what is open is to become known. */
  | { readonly say: 'settle' }
);
/** What the shopper read last, and an account of everything before that, for whoever judges it. */
export interface Told {
  readonly words: string;
  readonly account?: unknown;
}
export type FromClient = { readonly shopper: string } & (
  | { readonly say: 'ready' }
  /** The operation can't be begun: what it is about is not there. */
  | { readonly say: 'impossible'; readonly why: string }
  | ({ readonly say: 'told' } & Told)
);

/** What the process of a client is started with. */
export interface ClientSetup {
  /** The service itself, for tokens. */
  readonly api: string;
  readonly vault: string;
  readonly clientSecret: string;
  readonly paypageId: string;
  /** Everybody who shops in this process. */
  readonly lanes: readonly Lane[];
  /** How many times faster than this machine its clock runs. */
  readonly speed: number;
}
