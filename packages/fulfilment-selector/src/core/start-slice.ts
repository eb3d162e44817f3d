import type { Slice } from '@grocer/foundation/embed';
import { readContent } from '@grocer/foundation/contract';
import { zip5Of } from '@grocer/foundation/domain';
import { listOf } from './address-rules.ts';
import type { Book } from './address-rules.ts';
import { createLatest } from '@grocer/foundation/http';
import type { StringTable } from './content/rules.ts';
import type { Frame } from '../window/navigation/slice.ts';
import type { Settings } from './settings.ts';
import { zipInUse } from './used-rules.ts';
import type { Used } from './used-rules.ts';
import type { SelectorDeps } from './slice.ts';
import { firstTab } from '../window/tabs/rules.ts';
import type { Tab } from '../window/tabs/rules.ts';

/** Loads what is known about the shopper when the selector starts. */
export interface StartSlice {
  readonly start: { readonly phase: 'loading' | 'ready' };
  /** The texts of the content service, once loaded [F-7.19]. */
  readonly strings: StringTable;
  /** Loads the shopper's modality and location, or joins a load in flight. */
  begin(): Promise<void>;
  /** Starts a new load even if one is in flight, since that may be another shopper's. */
  beginAnew(): Promise<void>;
  /** Returns true when the shopper's choice is not known: the service or the lazy actions did not answer. */
  isUnread(): boolean;
  /** Loads the shopper's data again if their choice could not be loaded. */
  resume(): void;
  /** Sets a load in flight back to be started again. */
  breakOffStart(): void;
  /** Resets the start for the next shopper. */
  forgetStart(): void;
}

interface Needs {
  readonly settings: Settings;
  readonly used: Used;
  readonly zip: string | undefined;
  readonly frame: Frame;
  failBook(): void;
  readonly isTabChosen: boolean;
  suggestTab(tab: Tab): void;
  wantResults(): void;
  suggestZip(zip: string): void;
}

/** The content table with the texts for modalities [F-7.19]. */
const TABLE = 'modality/fulfillment/text';

/** Loads the texts of the content service; if that fails, the built-in texts stay. */
async function readWords(
  { http, signal }: Pick<SelectorDeps, 'http' | 'signal'>,
  locale: string,
): Promise<StringTable | undefined> {
  const result = await http.send(readContent, { table: TABLE, locale }, { signal });
  return result.ok && !signal.aborted ? result.value : undefined;
}

/** Returns the first ZIP code among the shopper's addresses. */
const zipIn = (book: Book | undefined): string | undefined =>
  listOf(book ?? { phase: 'failed' })
    .map(({ address }) => zip5Of(address.postalCode))
    .find((zip) => zip !== undefined);

export const createStartSlice =
  (deps: SelectorDeps): Slice<StartSlice, Needs> =>
  (set, get) => {
    let running: { readonly signal: AbortSignal; readonly end: Promise<void> } | undefined;
    const beginnings = createLatest(() => deps.signal);
    let isUnread = false;

    /** Loads the shopper's address book and preferences with the lazy actions. */
    async function readShopper(signal: AbortSignal): Promise<Book | undefined> {
      const actions = await deps.actions.load();
      if (signal.aborted) return undefined;
      const [book, isRead] = actions ? await Promise.all([actions.loadBook(), actions.readUsed(signal)]) : [];
      if (!signal.aborted) isUnread = !isRead;
      if (!actions) get().failBook();
      return book;
    }

    /** Sets the first ZIP code and tab. Keeps what the shopper has already searched or opened. */
    function settle(book?: Book): void {
      const { used, settings, start, frame, isTabChosen } = get();
      const zip = zipInUse(used) ?? get().zip ?? zipIn(book);
      if (zip !== undefined) get().suggestZip(zip);
      if (frame.phase === 'closed' || (start.phase === 'loading' && !isTabChosen))
        get().suggestTab(firstTab(settings.tabLayout, used.active?.modality));
    }

    async function load(isAnew: boolean): Promise<void> {
      const signal = beginnings.next();
      // There is nothing left to resume.
      isUnread = false;
      const { locale } = get().settings;
      void readWords({ http: deps.http, signal }, locale).then((words) => words && set({ strings: words }));
      const book = deps.session.standing() === 'shopper' ? await readShopper(signal) : undefined;
      if (signal.aborted) return;
      if (isAnew || get().start.phase === 'loading') settle(book);
      set({ start: { phase: 'ready' } });
      if (get().frame.phase === 'open') get().wantResults();
    }

    /** Joins the load in flight, unless it was aborted. Ends with the newest one. */
    function begin(isAnew: boolean): Promise<void> {
      const { signal } = deps;
      if (running?.signal !== signal) running = { signal, end: load(isAnew) };
      const mine = running;
      return mine.end.then(() => {
        if (running === mine) running = undefined;
        return signal.aborted || !running ? undefined : begin(false);
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
      isUnread: () => isUnread,
      resume() {
        if (isUnread) void get().beginAnew();
      },
      breakOffStart() {
        if (running) get().forgetStart();
      },
      forgetStart: () => set({ start: { phase: 'loading' } }),
    };
  };
