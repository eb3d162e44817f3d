/** Something that a shopper does with the wallet, or with the address book. */
export type Operation =
  | {
      readonly kind: 'add-bank';
      readonly pan: string;
      readonly firstName: string;
      readonly preferred: boolean;
    }
  | { readonly kind: 'add-gift' | 'add-snap'; readonly pan: string }
  | { readonly kind: 'edit'; readonly cardId: string; readonly firstName: string; readonly month: string }
  | { readonly kind: 'delete' | 'prefer'; readonly cardId: string }
  | { readonly kind: 'add-address'; readonly street: string }
  | { readonly kind: 'edit-address'; readonly addressId: string; readonly street: string }
  | { readonly kind: 'remove-address'; readonly addressId: string };
export type OperationKind = Operation['kind'];

/** What the process of the client is asked, and what it says. */
export type ToClient =
  | { readonly say: 'prepare'; readonly operation: Operation }
  /** `isAgain`: the same button once more, since nobody knew. */
  | { readonly say: 'press'; readonly isAgain: boolean };
export type FromClient =
  | { readonly say: 'ready' }
  /** The operation can't be begun: what it is about is not there. */
  | { readonly say: 'impossible'; readonly why: string }
  | { readonly say: 'told'; readonly words: string };

/** What the process of the client is started with. */
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
