import { command } from '../command.ts';

const CONFIG = 'examples/storefront/playwright.config.ts';
/** Time limit per session, in ms. A session takes some seconds, and six run at once. */
const MOST_MS_A_SESSION = 10_000;

/**
 * Runs the end-to-end test in which shoppers pay in Chromium over a bad network, with a number of sessions.
 */
export async function proveInBrowser({
  sessions,
  seed,
}: {
  readonly sessions: number;
  readonly seed: number;
}): Promise<boolean> {
  const { ok } = await command(
    ['playwright', 'test', '--config', CONFIG, '--project=desktop', 'pay-chaos.spec'],
    {
      env: { PAY_SESSIONS: String(sessions), PAY_SEED: String(seed) },
      stream: true,
      timeoutMs: 120_000 + sessions * MOST_MS_A_SESSION,
    },
  );
  return ok;
}
