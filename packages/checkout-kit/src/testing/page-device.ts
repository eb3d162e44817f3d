import { onTestFinished } from 'vitest';

/** The device data of `usePageDevice` on the wire [C-7.29]. */
export const IDENTITY = {
  pageId: 'page-2',
  sessionId: 'session-3',
  token: 'transaction-1',
  events: 'events-5',
} as const;

/** Gives the page the device data of a fraud script until the test ends; not read in `LOCAL`. */
export function usePageDevice(): void {
  Reflect.set(globalThis, 'accertify', {
    deviceTransactionID: 'transaction-1',
    pageID: 'page-2',
    ubaSessionID: 'session-3',
    ubaID: 'uba-4',
    ubaEvents: 'events-5',
  });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'accertify'));
}
