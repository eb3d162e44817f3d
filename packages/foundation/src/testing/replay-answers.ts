import { vi } from 'vitest';
import { responseOf } from './mutations.ts';
import type { Answer, Mutation } from './mutations.ts';

/** A test's names for a request. */
export interface Asked {
  /** Identifies the request when its response is changed. */
  readonly key: string;
  /** Identifies its response, which may also depend on earlier requests. */
  readonly place: string;
  /** Inserts the parts that differ each time into the recorded body, such as the key of a write. */
  readonly fit?: (body: string) => string;
}

/** A change of one recorded response. */
export interface Change {
  readonly key: string;
  readonly mutation: Mutation;
}

/** Returns a real service's responses while recording; afterwards replays them, with some changed. */
export interface Replay {
  /** Reasons of unhandled promise rejections. */
  readonly unhandled: readonly unknown[];
  readonly isRecording: () => boolean;
  /** Switches to the recording of one operation; missing responses may come from other recordings. */
  turnTo(scene: string): void;
  /** Returns the places of the current scene that have a response. */
  places(): readonly string[];
  /** Returns the recorded response for a place of the current scene. */
  recorded(place: string): Answer | undefined;
  /** Ends the recording: from then on nothing is sent, and delays are shortened. */
  begin(): void;
  /** Applies these changes from now on, instead of earlier ones. */
  change(...next: readonly Change[]): void;
  stop(): void;
}

/** Timers this long are request timeouts and keep their length; shorter ones are retry delays. */
const LIMIT_MS = 10_000;

/** Intercepts `fetch`. Requests for which `name` returns undefined are sent as usual. */
export function replayAnswers(
  name: (request: Request) => Asked | undefined | Promise<Asked | undefined>,
): Replay {
  const { fetch: send, setTimeout: wait } = globalThis;
  const scenes = new Map<string, Map<string, Answer>>();
  const unhandled: unknown[] = [];
  const noteUnhandled = (reason: unknown): void => void unhandled.push(reason);
  let scene = new Map<string, Answer>();
  let isRecording = true;
  let changed: readonly Change[] = [];
  /** Difference between the service's clock and the device's. */
  let ahead = 0;

  function replay({ key, place, fit = (body) => body }: Asked): Response {
    // Some requests are only sent after another one has failed.
    const recorded = [scene, ...scenes.values()].find((one) => one.has(place))?.get(place);
    if (!recorded) throw new TypeError(`Nothing was recorded for ${place}.`);
    const known = { ...recorded, body: fit(recorded.body) };
    const change = changed.find((one) => one.key === key);
    const response = responseOf(change ? change.mutation(known) : known);
    response.headers.set('date', new Date(Date.now() + ahead).toUTCString());
    return response;
  }
  async function record(request: Request, { place }: Asked): Promise<Response> {
    const response = await send(request);
    const body = await response.clone().text();
    const type = response.headers.get('content-type') ?? '';
    ahead = Date.parse(response.headers.get('date') ?? '') - Date.now();
    if (response.ok && !scene.has(place)) scene.set(place, { status: response.status, type, body });
    return response;
  }
  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const asked = await name(request);
    if (!asked) return send(request);
    return isRecording ? record(request, asked) : replay(asked);
  }

  vi.stubGlobal('fetch', answer);
  process.on('unhandledRejection', noteUnhandled);
  return {
    unhandled,
    isRecording: () => isRecording,
    turnTo(which) {
      scene = scenes.get(which) ?? new Map<string, Answer>();
      scenes.set(which, scene);
    },
    places: () => [...scene.keys()],
    recorded: (place) => scene.get(place),
    begin() {
      isRecording = false;
      vi.stubGlobal('setTimeout', (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
        wait(work, ms < LIMIT_MS ? ms / 200 : ms, ...given),
      );
    },
    change: (...next) => void (changed = next),
    stop() {
      process.off('unhandledRejection', noteUnhandled);
      vi.unstubAllGlobals();
    },
  };
}
