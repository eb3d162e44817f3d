import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { everythingOf } from '../support/in-page.ts';
import type { OpenShop } from '../support/open-shop.ts';
import type { Witness } from '../support/test.ts';

/** Matches a code as a separate word: digits inside a random id may equal it by chance. */
export const codePattern = (code: string): RegExp => new RegExp(String.raw`(?<![\w-])${code}(?![\w-])`);

/** Patterns for a card: its number, with or without separators, and its security code. */
export const secretsOf = ({ number, cvv }: { number: string; cvv: string }): readonly RegExp[] => [
  new RegExp([...number].join(String.raw`[\s.-]?`)),
  codePattern(cvv),
];

export interface Sent {
  readonly origin: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const BINDING = 'tellBody';

/**
 * Reports request bodies at the call of `fetch`: the browser does not expose the body of a cloned request.
 */
async function recordBodies(
  context: BrowserContext,
  hear: (url: string, body: string) => void,
): Promise<void> {
  await context.exposeBinding(BINDING, (_source, url: string, body: string) => hear(url, body));
  await context.addInitScript((binding) => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (input instanceof Request) await Reflect.get(window, binding)(input.url, await input.clone().text());
      return fetch(input, init);
    };
  }, BINDING);
}

/** Records all requests of a browser context; returns a function that resolves with them. */
export async function recordRequests(context: BrowserContext): Promise<() => Promise<readonly Sent[]>> {
  const requests: Request[] = [];
  const bodies: Sent[] = [];
  context.on('request', (request) => requests.push(request));
  await recordBodies(context, (url, body) =>
    bodies.push({ origin: new URL(url).origin, url, headers: {}, body }),
  );
  return async () => {
    const seen = requests.map(async (request) => ({
      origin: new URL(request.url()).origin,
      url: request.url(),
      headers: await request.allHeaders(),
      body: request.postData() ?? '',
    }));
    return [...(await Promise.all(seen)), ...bodies];
  };
}

export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'));

/** Texts of all places that must not contain a secret, by name. */
export interface Places {
  readonly [place: string]: string;
}

export async function browserPlaces(page: Page, witness: Witness, vault: string): Promise<Places> {
  return {
    'the page, its storage and its globals': await page.evaluate(everythingOf),
    cookies: JSON.stringify(await page.context().cookies()),
    'the history': page.url(),
    console: witness.console.join('\n'),
    'messages out of the frame': JSON.stringify(witness.of('message').filter(({ from }) => from === vault)),
    'messages into the frame': JSON.stringify(witness.of('message').filter(({ to }) => to === vault)),
  };
}

export const serverPlaces = ({ dataDir, log }: OpenShop): Places => ({
  // A duration may be any number, a security code included.
  'the log of API and vault': log.join('\n').replaceAll(/"ms":\d+/g, ''),
  'the database of the API': filesIn(path.join(dataDir, 'api')).join('\n'),
});

export function expectNowhere(secrets: readonly RegExp[], places: Places): void {
  const found = Object.entries(places).flatMap(([place, text]) =>
    secrets.filter((secret) => secret.test(text)).map((secret) => `${place}: ${secret.source}`),
  );
  expect(found).toEqual([]);
}
