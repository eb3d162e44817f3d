/** A value in browser storage. */
export interface Stored {
  /** Returns the stored value, which another script may have written; `undefined` when there is none. */
  read(): unknown;
  /** Stores a value; `undefined` removes it. */
  keep(value: unknown): void;
}

const PLACES = { tab: () => sessionStorage, browser: () => localStorage } as const;

/** Stores a value for this tab or this browser. Disabled storage reads as empty and never throws. */
export const createStored = (place: keyof typeof PLACES, name: string): Stored => ({
  read() {
    try {
      return JSON.parse(PLACES[place]().getItem(name) ?? '');
    } catch {
      return undefined;
    }
  },
  keep(value) {
    try {
      if (value === undefined) PLACES[place]().removeItem(name);
      else PLACES[place]().setItem(name, JSON.stringify(value));
    } catch {
      // A value that is not stored is requested again, or read again from the service.
    }
  },
});
