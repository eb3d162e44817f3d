/** What the process of a client is asked, and what it says. */
export type ToClient<Operation> =
  | { readonly say: 'prepare'; readonly operation: Operation }
  /** `isAgain`: the same button once more, since nobody knew. */
  | { readonly say: 'press'; readonly isAgain: boolean };
export type FromClient =
  | { readonly say: 'ready' }
  /** The operation can't be begun: what it is about is not there. */
  | { readonly say: 'impossible'; readonly why: string }
  | { readonly say: 'told'; readonly words: string };

/** What the process of a client is started with. */
export interface ClientSetup {
  /** The way to the service, with its faults. */
  readonly proxy: string;
  /** The service itself, for tokens. */
  readonly api: string;
  readonly vault: string;
  readonly clientSecret: string;
  readonly paypageId: string;
  readonly shopper: string;
  /** How many times faster than this machine its clock runs. */
  readonly speed: number;
}
