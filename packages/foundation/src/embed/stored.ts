/** A value that the browser keeps under a name. */
export interface Stored {
  /** Whatever is there, which may be somebody else's; `undefined` where there is nothing to be read. */
  read(): unknown;
  /** `undefined` forgets. */
  keep(value: unknown): void;
}

const PLACES = { tab: () => sessionStorage, browser: () => localStorage } as const;

/** Keeps a value for this tab, or for this browser. One that is set to keep nothing reads as empty and never fails. */
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
      // What is not kept is asked again, or found again by the service.
    }
  },
});
