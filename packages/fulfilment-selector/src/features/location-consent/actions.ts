import type { Settings } from '../../core/settings.ts';
import type { Actions, SelectorDeps } from '../../core/slice.ts';
import type { ConsentPort } from './port.ts';
import { consentStepAfter, CONSENT_TIMEOUT_MS } from './rules.ts';
import type { Consent } from '../../window/search/rules.ts';
import type { ConsentPress } from './rules.ts';
import type { Asking, ConsentSlice } from './slice.ts';

/** The actions of the location consent. */
export interface ConsentActions {
  /** Resolves with the shopper's consent; `missing` if reading it takes too long [F-4.16]. */
  checkConsent(): Promise<Consent>;
  askConsent(): void;
  /** Handles a press in the dialog [F-4.13] to [F-4.15]. */
  pressConsent(press: ConsentPress): void;
}

interface Needs {
  readonly settings: Settings;
  locate(): Promise<void>;
  backToZip(): void;
}

const CLOSED: Asking = { phase: 'closed' };

export const createConsentActions =
  (deps: SelectorDeps, consents: ConsentPort): Actions<ConsentActions, Pick<ConsentSlice, 'asking'>, Needs> =>
  (set, get) => {
    async function keep(value: boolean): Promise<void> {
      const { feature } = get().settings;
      const { signal } = deps;
      deps.emitter.emit('consent:changed', { feature, value });
      const result = await consents.write(feature, value, signal);
      if (!result.ok && !signal.aborted) deps.emitter.emit('error', { error: result.error });
    }

    return {
      async checkConsent() {
        const late = new AbortController();
        const read = consents.read(get().settings.feature, deps.signal);
        const timeout = deps.timing.sleep(CONSENT_TIMEOUT_MS, late.signal).then(() => undefined);
        const result = await Promise.race([read, timeout]);
        late.abort();
        if (!result?.ok || result.value === undefined) return 'missing';
        return result.value ? 'given' : 'denied';
      },
      askConsent: () => set({ asking: { phase: 'asking', step: 0 } }),
      pressConsent(press) {
        const { asking } = get();
        if (asking.phase === 'closed') return;
        const move = consentStepAfter(asking.step, press);
        if (move.to !== 'end') {
          set({ asking: { phase: 'asking', step: move.to } });
          return;
        }
        set({ asking: CLOSED });
        if (move.preference !== undefined) void keep(move.preference);
        if (move.preference === true) void get().locate();
        else get().backToZip();
      },
    };
  };
