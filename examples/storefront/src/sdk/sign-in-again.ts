import { isSignedIn } from 'host-kit/session';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isOver = false;

function say(next: boolean): void {
  isOver = next;
  for (const listener of listeners) listener();
}

/** What every SDK does once its shopper's session is over: the shop asks them to sign in again, above the page they are on. */
export function signInAgain(shopper?: string): void {
  // Whoever has signed out, or has made room for somebody else, wants nothing of the kind.
  if (isSignedIn(shopper)) say(true);
}

/** The shopper has signed in again. */
export const endSignInAgain = (): void => say(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Does the shopper of the page have to sign in again? */
export const useSessionOver = (): boolean => useSyncExternalStore(subscribe, () => isOver);
