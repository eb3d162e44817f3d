import type { Slice } from '@grocer/foundation/embed';
import { readContent } from '@grocer/foundation/contract';
import { zip5Of } from '@grocer/foundation/domain';
import { listOf } from './address-rules.ts';
import type { Book } from './address-rules.ts';
import { createLatest } from '@grocer/foundation/http';
import type { StringTable } from './content/rules.ts';
import type { Frame } from '../window/navigation/slice.ts';
import type { Results } from '../window/results/rules.ts';
import type { Settings } from './settings.ts';
import { zipInUse } from './used-rules.ts';
import type { Used } from './used-rules.ts';
import type { SelectorDeps } from './slice.ts';
import { firstTab } from '../window/tabs/rules.ts';
import type { Tab } from '../window/tabs/rules.ts';

/** What has to be known of the shopper before anything else. */
export interface StartSlice {
  readonly start: { readonly phase: 'loading' | 'ready' };
  /** The content service's words, once they are here [F-7.19]. */
  readonly strings: StringTable;
  /** Gets to know how the shopper shops, and where; again where it was known. */
  begin(): Promise<void>;
  /** Begins anew, whatever is under way: what comes of that may be somebody else's. */
  beginAnew(): Promise<void>;
  /** Reads what could not be read for want of what reads it. */
  resume(): void;
  /** Leaves a beginning that is under way to be begun again. */
  breakOffStart(): void;
  /** Forgets whoever it was: of the next shopper nothing is known yet. */
  forgetStart(): void;
}

interface Needs {
  readonly settings: Settings;
  readonly used: Used;
  readonly zip: string | undefined;
  readonly frame: Frame;
  readonly results: Results;
  failBook(): void;
  readonly isTabChosen: boolean;
  suggestTab(tab: Tab): void;
  wantResults(): void;
  setZip(zip: string): void;
}

/** The table of words for ways to shop [F-7.19]. */
const TABLE = 'modality/fulfillment/text';

/** The words of the content service; without them our own stay. */
async function readWords(
  { http, signal }: Pick<SelectorDeps, 'http' | 'signal'>,
  locale: string,
): Promise<StringTable | undefined> {
  const result = await http.send(readContent, { table: TABLE, locale }, { signal });
  return result.ok && !signal.aborted ? result.value : undefined;
}

/** The ZIP code of a shopper's addresses. */
const zipIn = (book: Book | undefined): string | undefined =>
  listOf(book ?? { phase: 'failed' })
    .map(({ address }) => zip5Of(address.postalCode))
    .find((zip) => zip !== undefined);

export const createStartSlice =
  (deps: SelectorDeps): Slice<StartSlice, Needs> =>
  (set, get) => {
    let running: { readonly signal: AbortSignal; readonly end: Promise<void> } | undefined;
    const beginnings = createLatest(() => deps.signal);
    /** Could the shopper's book not be read for want of what reads it? */
    let isUnread = false;

    /** The shopper's book, and how they shop, by actions that are lazy. */
    async function readShopper(signal: AbortSignal): Promise<Book | undefined> {
      // This beginning reads it, so nobody has to resume one.
      isUnread = false;
      const actions = await deps.actions.load();
      if (signal.aborted) return undefined;
      if (actions) return (await Promise.all([actions.loadBook(), actions.readUsed(signal)]))[0];
      isUnread = true;
      get().failBook();
      return undefined;
    }

    /** Where the shopper begins; what they have searched or opened already stays as it is. */
    function settle(book?: Book): void {
      const { used, settings, results, start, frame, isTabChosen } = get();
      const zip = zipInUse(used) ?? get().zip ?? zipIn(book);
      if (zip !== undefined && results.phase === 'idle') get().setZip(zip);
      if (frame.phase === 'closed' || (start.phase === 'loading' && !isTabChosen))
        get().suggestTab(firstTab(settings.tabLayout, used.active?.modality));
    }

    async function load(isAnew: boolean): Promise<void> {
      const signal = beginnings.next();
      const { locale } = get().settings;
      void readWords({ http: deps.http, signal }, locale).then((words) => words && set({ strings: words }));
      if (deps.session.standing() === 'shopper') {
        const book = await readShopper(signal);
        if (signal.aborted) return;
        if (isAnew || get().start.phase === 'loading') settle(book);
      } else settle();
      set({ start: { phase: 'ready' } });
      if (get().frame.phase === 'open') get().wantResults();
    }

    /** Joins the beginning that is under way; one that was broken off is none. */
    function begin(isAnew: boolean): Promise<void> {
      const { signal } = deps;
      if (running?.signal !== signal) running = { signal, end: load(isAnew) };
      const mine = running;
      return mine.end.finally(() => {
        if (running === mine) running = undefined;
      });
    }

    return {
      start: { phase: 'loading' },
      strings: {},
      begin: () => begin(false),
      beginAnew() {
        running = undefined;
        return begin(true);
      },
      resume() {
        if (isUnread) void get().beginAnew();
      },
      breakOffStart() {
        if (running) set({ start: { phase: 'loading' } });
      },
      forgetStart: () => set({ start: { phase: 'loading' } }),
    };
  };
