import { isSignedIn } from 'host-kit/session';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isOver = false;

function say(next: boolean): void {
  isOver = next;
  for (const listener of listeners) listener();
}

/**
 * Called by the SDKs when the session has expired: asks the shopper to sign in again, above the current page.
 */
export function signInAgain(shopper?: string): void {
  // Not after the shopper has signed out, or another one has signed in.
  if (isSignedIn(shopper)) say(true);
}

/** Closes the question after the shopper has signed in again. */
export const endSignInAgain = (): void => say(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns true while the shopper of the page has to sign in again. */
export const useSessionOver = (): boolean => useSyncExternalStore(subscribe, () => isOver);
