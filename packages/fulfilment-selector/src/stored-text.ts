/** A text that the browser keeps under a name. */
export interface StoredText {
  /** `undefined` where there is none. */
  read(): string | undefined;
  /** Nothing forgets. */
  keep(text: string | undefined): void;
}

const PLACES = { tab: () => sessionStorage, browser: () => localStorage } as const;

/** Keeps a text for this tab, or for this browser. One that is set to keep nothing reads as empty and never fails. */
export const createStoredText = (place: keyof typeof PLACES, name: string): StoredText => ({
  read() {
    try {
      return PLACES[place]().getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep(text) {
    try {
      if (text === undefined) PLACES[place]().removeItem(name);
      else PLACES[place]().setItem(name, text);
    } catch {
      // What is not kept is asked again, or found again by the service.
    }
  },
});
