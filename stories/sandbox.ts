import { createBrowserSandbox, untilMorning } from '@grocer/sandbox/browser';
import type { BrowserSandbox } from '@grocer/sandbox/browser';
import type { StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';

/** Any origin works, since msw answers before a request leaves the page. */
export const apiOrigin = 'http://api.localhost:8787';
/** The page's own origin, so that a story can access the vault's frames. */
export const vaultOrigin = location.origin;

/** Address of a vault script that never finishes loading. */
export const silentVault = `${vaultOrigin}/eProtect/silent.js`;
const silence = http.get(silentVault, () => new Promise<never>(() => {}));

const worker = setupWorker();
let started: Promise<unknown> | undefined;

const startOnce = () => {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
};

/** Opens a sandbox for one story, which begins in the morning, without changes of other stories. */
export async function openSandbox(): Promise<BrowserSandbox> {
  await startOnce();
  const sandbox = await createBrowserSandbox({ apiOrigin, vaultOrigin, clockOffsetMs: untilMorning() });
  worker.resetHandlers(silence, ...sandbox.handlers);
  return sandbox;
}

/** Returns the sandbox of a story, as its loader has returned it. */
export const sandboxOf = ({ loaded }: Pick<StoryContext, 'loaded'>): BrowserSandbox => loaded['sandbox'];
