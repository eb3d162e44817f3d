import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumLaunch, ensureChromium } from '../chromium.ts';

/** A `performance.mark()` of the page, or another event of Chromium's trace; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  /** CPU time of the thread. */
  readonly tts?: number;
}

/** A browser that is traced from outside: with an inspector on a page, V8 compiles everything twice. */
export interface TracedBrowser {
  /** Loads pages without a cache, one after the other, and traces each until its address ends in `ending`. */
  trace(urls: readonly string[], ending: string): Promise<readonly TraceEvent[]>;
  close(): Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

const ARGUMENTS = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--window-size=1280,860',
  '--disable-extensions',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  // No host but the server of the pages can be resolved.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const CATEGORIES = ['blink.user_timing'];

/** Sends DevTools protocol commands and listens to its events. */
function converse(socket: WebSocket) {
  let asked = 0;
  const answers = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Set<(method: string, params: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error }: Message = JSON.parse(String(data));
    if (method !== undefined) for (const listener of listeners) listener(method, params);
    if (id === undefined) return;
    if (error) answers.get(id)?.reject(new Error(error.message));
    else answers.get(id)?.resolve(result);
    answers.delete(id);
  });
  const send = <Answer>(method: string, params: object = {}): Promise<Answer> => {
    asked += 1;
    const answer = Promise.withResolvers<unknown>();
    answers.set(asked, answer);
    socket.send(JSON.stringify({ id: asked, method, params }));
    return answer.promise as Promise<Answer>;
  };
  /** Listens to all events until `listener` returns true. */
  const until = (listener: (method: string, params: unknown) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const hear = (method: string, params: unknown): void => {
        if (!listener(method, params)) return;
        listeners.delete(hear);
        resolve();
      };
      listeners.add(hear);
    });
  return { send, until };
}

async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /^DevTools listening on (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('Chromium did not start.');
}

/** Starts a traced browser. */
export async function tracedBrowser(): Promise<TracedBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'grocer-traced-'));
  const args = [...ARGUMENTS, ...chromiumLaunch().args, `--user-data-dir=${profile}`];
  const browser = spawn(ensureChromium(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(await addressIn(createInterface(browser.stderr)));
  browser.stderr.resume();
  await once(socket, 'open');
  const { send, until } = converse(socket);
  await send('Target.setDiscoverTargets', { discover: true });

  /** Loads a page in a new browser context and waits until its address ends in `ending`. */
  async function visit(url: string, ending: string): Promise<void> {
    const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext');
    const arrived = until(
      (method, params) =>
        method === 'Target.targetInfoChanged' &&
        (params as { targetInfo: { url: string } }).targetInfo.url.endsWith(ending),
    );
    await send('Target.createTarget', { url, browserContextId });
    await arrived;
    await send('Target.disposeBrowserContext', { browserContextId });
  }

  return {
    async trace(urls, ending) {
      const events: TraceEvent[] = [];
      const ended = until((method, params) => {
        if (method === 'Tracing.dataCollected') events.push(...(params as { value: TraceEvent[] }).value);
        return method === 'Tracing.tracingComplete';
      });
      const traceConfig = { includedCategories: CATEGORIES };
      await send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
      for (const url of urls) await visit(url, ending);
      await send('Tracing.end');
      await ended;
      return events.toSorted((a, b) => a.ts - b.ts);
    },
    async close() {
      const exited = once(browser, 'exit');
      await send('Browser.close');
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
