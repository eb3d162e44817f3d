import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** A field whose text is in its input and nowhere else. */
interface SecretField {
  focus(): void;
  /** Reads what is typed; shows why it cannot be used and returns nothing where it cannot. */
  take(): string | undefined;
  /** Puts a text back that could not be sent. */
  give(text: string): void;
  clear(): void;
  /** Checks again on the way to a correct text, once a problem is shown. */
  recheck(): void;
}

/**
 * Holds a card number or PIN in an uncontrolled input alone: no state, no store, no form library sees it. The
 * input is emptied when it leaves the page.
 */
export function useSecretField<Problem extends string>(
  check: (text: string) => Problem | undefined,
): readonly [ref: RefObject<HTMLInputElement | null>, problem: Problem | undefined, field: SecretField] {
  const ref = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const clear = useCallback(() => {
    if (ref.current) ref.current.value = '';
  }, []);
  // With the form, not a moment after it.
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
