import type * as ScriptTag from './script-tag.ts';

/** The wallet behind its script tag. */
export interface WalletScript {
  /** The wallet's functions. Rejects when a file cannot be had or was changed; the next call tries again. */
  load(): Promise<typeof ScriptTag.api>;
}

declare global {
  /** What the script tags of a page have brought. */
  interface GrocerScripts {
    /** Absent until the wallet's tag has run. */
    wallet?: WalletScript;
  }
  interface Window {
    /** Absent until one of our script tags has run. */
    Grocer?: GrocerScripts;
  }
  var Grocer: GrocerScripts | undefined;
}
