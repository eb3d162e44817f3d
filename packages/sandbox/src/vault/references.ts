import type { Clock } from '../clock.ts';
import { newSecret } from '../secrecy.ts';
import type { Random } from '../secrecy.ts';

const LIVES_MS = 5 * 60_000;
/** The length that clients of this service expect. */
const LENGTH = 18;

/** Compares a value with a secret that only this function knows. */
export type Judge = (expected: string) => boolean;

interface Reference {
  readonly mode: 'cvv' | 'pin';
  readonly paypageId: string;
  readonly expiresAt: number;
  judge: Judge;
  /** The operation that used the reference. */
  usedBy?: string;
}

interface Use {
  readonly mode: Reference['mode'];
  readonly token: string;
  readonly paypageId: string;
  readonly operation: string;
  /** True to leave the reference unused. */
  readonly dryRun?: boolean | undefined;
  readonly expected?: string;
}

export type UseOutcome =
  | { readonly ok: true; readonly isRight: boolean }
  | { readonly ok: false; readonly code: '877' | '878' };

export type References = ReturnType<typeof createReferences>;

/**
 * Short-lived references to security codes and PINs. They exist in memory only: they are never written
 * anywhere, and a restart discards them.
 */
export function createReferences({ clock, random }: { clock: Clock; random?: Random | undefined }) {
  const kept = new Map<string, Reference>();
  const now = (): number => clock.now().getTime();

  function forgetOld(): void {
    for (const [token, { expiresAt }] of kept) if (expiresAt + LIVES_MS <= now()) kept.delete(token);
  }

  return {
    issue(mode: Reference['mode'], paypageId: string, judge: Judge): string {
      forgetOld();
      const token = newSecret(random).slice(0, LENGTH);
      kept.set(token, { mode, paypageId, expiresAt: now() + LIVES_MS, judge });
      return token;
    },

    /** Uses a reference once. A repetition of the same operation gets the same answer. */
    use({ mode, token, paypageId, operation, dryRun = false, expected = '' }: Use): UseOutcome {
      const reference = kept.get(token);
      const isTheirs = reference?.mode === mode && reference.paypageId === paypageId;
      if (!isTheirs || (reference.usedBy ?? operation) !== operation) return { ok: false, code: '877' };
      if (reference.usedBy === undefined) {
        if (reference.expiresAt <= now()) return { ok: false, code: '878' };
        const isRight = reference.judge(expected);
        if (dryRun) return { ok: true, isRight };
        // This discards the secret itself.
        reference.judge = () => isRight;
        reference.usedBy = operation;
      }
      return { ok: true, isRight: reference.judge(expected) };
    },
  };
}
