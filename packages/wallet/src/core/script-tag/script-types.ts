import type * as ScriptTag from './script-tag.ts';

/** The wallet as its script tag provides it. */
export interface WalletScript {
  /** Loads the wallet's functions. Rejects when a file is missing or changed; the next call tries again. */
  load(): Promise<typeof ScriptTag.api>;
}

declare global {
  /** The SDKs that the script tags of a page have loaded. */
  interface GrocerScripts {
    /** Undefined until the wallet's script has run. */
    wallet?: WalletScript;
  }
  interface Window {
    /** Undefined until one of our scripts has run. */
    Grocer?: GrocerScripts;
  }
  var Grocer: GrocerScripts | undefined;
}
