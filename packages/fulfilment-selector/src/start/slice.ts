import { readContent, readModalityPreferences } from '@grocer/foundation/contract';
import { zip5Of } from '@grocer/foundation/domain';
import { listOf } from '../addresses/rules.ts';
import type { Book } from '../addresses/rules.ts';
import { tellError } from '../analytics.ts';
import type { StringTable } from '../content/rules.ts';
import type { Frame } from '../navigation/slice.ts';
import type { Results } from '../results/rules.ts';
import type { Settings } from '../settings.ts';
import { zipInUse } from '../shopping/rules.ts';
import type { Used } from '../shopping/rules.ts';
import type { SelectorDeps, Slice } from '../slice.ts';
import { firstTab } from '../tabs/rules.ts';
import type { Tab } from '../tabs/rules.ts';

/** What has to be known of the shopper before anything else. */
export interface StartSlice {
  readonly start: { readonly phase: 'loading' | 'ready' };
  /** The content service's words, once they are here [F-7.19]. */
  readonly strings: StringTable;
  /** Gets to know how the shopper shops, and where; again where it was known. */
  begin(): Promise<void>;
}

interface Needs {
  readonly settings: Settings;
  readonly used: Used;
  readonly zip: string | undefined;
  readonly frame: Frame;
  readonly results: Results;
  loadBook(): Promise<Book>;
  setUsed(used: Used): void;
  showTab(tab: Tab): void;
  wantResults(): void;
  setZip(zip: string): void;
}

/** The table of words for ways to shop [F-7.19]. */
const TABLE = 'modality/fulfillment/text';

export const createStartSlice =
  (deps: SelectorDeps): Slice<StartSlice, Needs> =>
  (set, get) => {
    let running: Promise<void> | undefined;

    async function readWords(signal: AbortSignal): Promise<void> {
      const question = { table: TABLE, locale: get().settings.locale };
      const result = await deps.http.send(readContent, question, { signal });
      // Without it our own words stay.
      if (result.ok && !signal.aborted) set({ strings: result.value });
    }

    async function readUsed(signal: AbortSignal): Promise<void> {
      const result = await deps.http.send(readModalityPreferences, undefined, { signal });
      if (signal.aborted) return;
      if (!result.ok) {
        tellError(deps, result.error);
        return;
      }
      const { active, modalities } = result.value;
      const { used } = get();
      // A host that says how the shopper shops knows it better.
      const isHosts = used.active?.source === 'HOST';
      get().setUsed({ ...used, preferences: modalities, ...(!isHosts && { active }) });
    }

    function settle(book?: Book): void {
      const { used, settings } = get();
      const zips = (book ? listOf(book) : []).map(({ address }) => zip5Of(address.postalCode));
      const zip = zipInUse(used) ?? get().zip ?? zips.find((one) => one !== undefined);
      if (zip !== undefined) get().setZip(zip);
      get().showTab(firstTab(settings.shelves, used.active?.modality));
    }

    async function load(): Promise<void> {
      const { signal } = deps;
      void readWords(signal);
      if (deps.session.current()) {
        const [book] = await Promise.all([get().loadBook(), readUsed(signal)]);
        if (signal.aborted) return;
        if (get().start.phase === 'loading') settle(book);
      } else settle();
      set({ start: { phase: 'ready' } });
      if (get().frame.phase === 'open') get().wantResults();
    }

    return {
      start: { phase: 'loading' },
      strings: {},
      begin() {
        running ??= load().finally(() => (running = undefined));
        return running;
      },
    };
  };
