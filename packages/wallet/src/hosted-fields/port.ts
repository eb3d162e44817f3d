import type { CardBrand } from '@grocer/foundation/domain';

/** A problem of the hosted fields, by who can fix it. */
export type HostedProblem =
  /** The shopper can correct what was typed; the frame says how. */
  | { readonly kind: 'shopper'; readonly code: string }
  /** The vault was not reached or has failed; a retry may succeed. */
  | { readonly kind: 'infrastructure'; readonly code: string }
  /** The host's configuration is wrong. */
  | { readonly kind: 'config'; readonly code: string };

/** A card that the vault has accepted: its token, and the data about it that may be known [W-3.34]. */
export interface TokenisedCard {
  readonly token: string;
  readonly brand: CardBrand;
  readonly firstSix: string;
  readonly lastFour: string;
  /** Two digits. */
  readonly expirationMonth: string;
  /** Two digits. */
  readonly expirationYear: string;
}

/** What the fields returned for what was typed into them. */
export type Tokenised<Token> =
  | { readonly ok: true; readonly token: Token }
  | { readonly ok: false; readonly problem: HostedProblem };

/** Hosted fields as a form uses them. What was typed is kept in the fields only. */
export interface HostedFields<Token> {
  /** Exchanges what was typed for a token. Never rejects. */
  tokenise(): Promise<Tokenised<Token>>;
  /** True when something was typed since the last token; otherwise `tokenise()` returns that token. */
  isChanged(): boolean;
  /** Shows what is wrong with the input, without requesting a token. */
  validate(): void;
  setReadOnly(isReadOnly: boolean): void;
  /** Discards the token and the input; the shopper starts over. */
  restart(): void;
  destroy(): void;
}

export interface HostedFieldsEvents {
  readonly onReady: () => void;
  /** The fields could not be loaded, at all or in time. */
  readonly onUnavailable: () => void;
  /** The height in px that the fields need. */
  readonly onHeight: (height: number) => void;
  readonly onEscape: () => void;
  readonly onTouched: () => void;
  /** The fields cannot be cleared and must be replaced by new ones. */
  readonly onUsedUp: () => void;
}

/** Texts of the fields; each kind of fields reads only those it shows. */
export interface HostedWords {
  readonly title: string;
  readonly labels: Readonly<
    Partial<Record<'accountNumber' | 'expDate' | 'expMonth' | 'expYear' | 'cvv' | 'pin', string>>
  >;
  readonly placeholders: Readonly<Partial<Record<'expMonth' | 'expYear' | 'pin', string>>>;
  /** By code, or by code and reason. */
  readonly errors: Readonly<Record<string, string>>;
}

export interface HostedFieldsOptions extends HostedFieldsEvents {
  /** Id of the light DOM element that contains the frame. */
  readonly elementId: string;
  /** The document of that element: the page's, or that of a frame in the page. */
  readonly page: Document;
  readonly words: HostedWords;
  readonly colorScheme: 'light' | 'dark';
  readonly theme: Readonly<Record<string, string>>;
  readonly locale: string;
  readonly direction: string;
  readonly orderId: string;
  /** Length of the card's security code; undefined when it is unknown. */
  readonly cvvLength: number | undefined;
}

/** Mounts hosted fields; the only interface to their provider. */
export type MountHostedFields<Token> = (options: HostedFieldsOptions) => HostedFields<Token>;
