import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** A field whose text is only in its input. */
interface SecretField {
  focus(): void;
  /** Returns the text; when it cannot be used, shows why and returns undefined. */
  take(): string | undefined;
  /** Restores a text that could not be sent. */
  give(text: string): void;
  clear(): void;
  /** Checks the text again while the shopper corrects a problem that is shown. */
  recheck(): void;
}

/**
 * Keeps a card number or PIN in an uncontrolled input only: not in state, the store or a form library. The
 * input is cleared on unmount.
 */
export function useSecretField<Problem extends string>(
  check: (text: string) => Problem | undefined,
): readonly [ref: RefObject<HTMLInputElement | null>, problem: Problem | undefined, field: SecretField] {
  const ref = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const clear = useCallback(() => {
    if (ref.current) ref.current.value = '';
  }, []);
  // A layout effect, so that the input is cleared in the same commit that removes the form.
  useLayoutEffect(() => {
    const input = ref.current;
    return () => {
      if (input) input.value = '';
    };
  }, []);
  const field: SecretField = {
    clear,
    focus: () => ref.current?.focus(),
    take() {
      const text = ref.current?.value ?? '';
      const found = check(text);
      setProblem(found);
      return found === undefined ? text : undefined;
    },
    give(text) {
      if (ref.current) ref.current.value = text;
    },
    recheck() {
      if (problem !== undefined) setProblem(check(ref.current?.value ?? ''));
    },
  };
  return [ref, problem, field];
}
