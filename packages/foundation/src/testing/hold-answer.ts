import { vi } from 'vitest';
import { sentBy } from './record-requests.ts';
import type { SentRequest } from './record-requests.ts';

/** An answer that is there and kept from whoever asked. */
export interface HeldAnswer {
  /** Resolves once the service has done what was asked. */
  readonly isDone: Promise<void>;
  /** Lets it go, and holds nothing back any more. */
  letGo(): void;
}

/** Holds back the answer to the first request of a kind. */
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
