import { vi } from 'vitest';
import { sentBy } from './record-requests.ts';
import type { SentRequest } from './record-requests.ts';

/** A response that has arrived but is held back from the caller. */
export interface HeldAnswer {
  /** Resolves once the service has responded. */
  readonly isDone: Promise<void>;
  /** Releases the response and stops intercepting requests. */
  letGo(): void;
}

/** Holds back the response to the first matching request. */
export function holdAnswer(isIt: (request: SentRequest) => boolean): HeldAnswer {
  const send = globalThis.fetch;
  const done = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  let isHeld = false;
  const watched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    if (isHeld || !isIt(await sentBy(request))) return send(input, init);
    isHeld = true;
    const answer = await send(input, init);
    done.resolve();
    await free.promise;
    return answer;
  });
  return {
    isDone: done.promise,
    letGo() {
      watched.mockRestore();
      free.resolve();
    },
  };
}
