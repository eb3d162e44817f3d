import { vi } from 'vitest';
import { responseOf } from './mutations.ts';
import type { Answer, Mutation } from './mutations.ts';

/** What a test calls a request. */
export interface Asked {
  /** Names it where its answer is changed. */
  readonly key: string;
  /** Names its answer, which may also go by what was sent before. */
  readonly place: string;
  /** Writes into the recorded body what is different each time, such as the key of a write. */
  readonly fit?: (body: string) => string;
}

/** One answer that is not as it was recorded. */
export interface Change {
  readonly key: string;
  readonly mutation: Mutation;
}

/** Answers of a real service while they are recorded; afterwards the same ones, one of them changed. */
export interface Replay {
  /** Why promises were rejected that nobody handled. */
  readonly unhandled: readonly unknown[];
  readonly isRecording: () => boolean;
  /** Turns to what is recorded for one operation; what is missing there may come from another. */
  turnTo(scene: string): void;
  /** The places of the scene for which there is an answer. */
  places(): readonly string[];
  /** What was recorded for a place of the scene. */
  recorded(place: string): Answer | undefined;
  /** Ends the recording: from now on nothing is sent, and pauses are short. */
  begin(): void;
  /** Changes these answers from now on, and no others. */
  change(...next: readonly Change[]): void;
  stop(): void;
}

/** A limit this long is no pause before another try: giving a request up is looked at, waiting is not. */
const LIMIT_MS = 10_000;

/** Comes between `fetch` and the service; what `name` gives no name to goes where it went. */
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
  /** How far the service's clock is off the device's. */
  let ahead = 0;

  function replay({ key, place, fit = (body) => body }: Asked): Response {
    // Some things are asked only because something else went wrong.
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
