import { createBrowserSandbox, untilMorning } from '@grocer/sandbox/browser';
import type { BrowserSandbox } from '@grocer/sandbox/browser';
import type { StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';

/** Any address does: msw answers before a request leaves the page. */
export const apiOrigin = 'http://api.localhost:8787';
/** The page's own: frames come from there, so that a story can reach into them. */
export const vaultOrigin = location.origin;

/** A vault whose script is on its way for ever. */
export const silentVault = `${vaultOrigin}/eProtect/silent.js`;
const silence = http.get(silentVault, () => new Promise<never>(() => {}));

const worker = setupWorker();
const options = { apiOrigin, vaultOrigin, clockOffsetMs: untilMorning() };
let started: Promise<unknown> | undefined;

const startOnce = () => {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
};

/** A backend for one story, which no other story has touched. */
export async function openSandbox(): Promise<BrowserSandbox> {
  await startOnce();
  const sandbox = await createBrowserSandbox(options);
  worker.resetHandlers(silence, ...sandbox.handlers);
  return sandbox;
}

/** The backend of a story, where it was kept as it was opened. */
export const sandboxOf = ({ loaded }: Pick<StoryContext, 'loaded'>): BrowserSandbox => loaded['sandbox'];
