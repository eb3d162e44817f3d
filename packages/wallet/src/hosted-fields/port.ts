import type { CardBrand } from '@grocer/foundation/domain';

/** What kind of trouble a code of the hosted fields means: who can do something about it. */
export type HostedProblem =
  /** The shopper can correct what was typed; the frame says what. */
  | { readonly kind: 'shopper'; readonly code: string }
  /** Nothing reached the vault, or it failed: try again. */
  | { readonly kind: 'infrastructure'; readonly code: string }
  /** The host's set-up is wrong. */
  | { readonly kind: 'config'; readonly code: string };

/** A card that the vault has taken: its token, and what may be known of it [W-3.34]. */
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

/** What the fields gave for what was typed into them. */
export type Tokenised<Token> =
  | { readonly ok: true; readonly token: Token }
  | { readonly ok: false; readonly problem: HostedProblem };

/** What a form can ask of the fields it shows. They hold what was typed; nobody else does. */
export interface HostedFields<Token> {
  /** Exchanges what was typed for a token. Never rejects. */
  tokenise(): Promise<Tokenised<Token>>;
  /** Has anything been typed since the last token? Where nothing has, `tokenise()` gives that token again. */
  isChanged(): boolean;
  /** Shows what is wrong with what was typed, without asking for a token. */
  validate(): void;
  setReadOnly(isReadOnly: boolean): void;
  /** Forgets the token and what was typed; the shopper begins anew. */
  restart(): void;
  destroy(): void;
}

export interface HostedFieldsEvents {
  readonly onReady: () => void;
  /** The fields could not be loaded, or not in time. */
  readonly onUnavailable: () => void;
  /** The height in px that the fields need. */
  readonly onHeight: (height: number) => void;
  readonly onEscape: () => void;
  readonly onTouched: () => void;
  /** The fields cannot be emptied, so others have to take their place. */
  readonly onUsedUp: () => void;
}

/** The words of the fields; a kind of fields reads the ones it shows. */
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
  /** Id of the element, in the page's own tree, that the frame goes into. */
  readonly elementId: string;
  /** The document of that element: of the page, or of a frame in it. */
  readonly page: Document;
  readonly words: HostedWords;
  readonly colorScheme: 'light' | 'dark';
  readonly theme: Readonly<Record<string, string>>;
  readonly locale: string;
  readonly direction: string;
  readonly orderId: string;
  /** How long the security code of the card is, where that is known. */
  readonly cvvLength: number | undefined;
}

/** Puts fields into the page. The one door to whoever provides them. */
export type MountHostedFields<Token> = (options: HostedFieldsOptions) => HostedFields<Token>;
