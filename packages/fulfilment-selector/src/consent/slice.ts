import type { Settings } from '../settings.ts';
import type { SelectorDeps, Slice } from '../slice.ts';
import { consentMove, CONSENT_TIMEOUT_MS } from './rules.ts';
import type { Consent, ConsentPress, ConsentStep } from './rules.ts';

/** The dialog that asks for the shopper's location: closed, or at a step [F-4.13]. */
export type Asking = { readonly phase: 'closed' } | { readonly phase: 'asking'; readonly step: ConsentStep };

/** Consent to use the shopper's location. */
export interface ConsentSlice {
  readonly asking: Asking;
  /** What is known of the consent; an answer that takes too long is `missing` [F-4.16]. */
  checkConsent(): Promise<Consent>;
  askConsent(): void;
  /** A press in the dialog [F-4.13] to [F-4.15]. */
  pressConsent(press: ConsentPress): void;
}

interface Needs {
  readonly settings: Settings;
  locate(): Promise<void>;
  backToZip(): void;
}

const CLOSED: Asking = { phase: 'closed' };

export const createConsentSlice =
  (deps: SelectorDeps): Slice<ConsentSlice, Needs> =>
  (set, get) => {
    async function keep(value: boolean): Promise<void> {
      const { feature } = get().settings;
      deps.emitter.emit('consent:changed', { feature, value });
      const result = await deps.consents.write(feature, value, deps.signal);
      if (!result.ok && !deps.signal.aborted) deps.emitter.emit('error', { error: result.error });
    }

    return {
      asking: CLOSED,
      async checkConsent() {
        const late = new AbortController();
        const read = deps.consents.read(get().settings.feature, deps.signal);
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
        const move = consentMove(asking.step, press);
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
