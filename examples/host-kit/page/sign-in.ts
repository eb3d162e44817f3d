import { readSession } from './session.ts';

const FAILED = 'Signing in did not work. Please try again, and allow this page to keep cookies.';
const NOT_READ = 'You are signed in, but this page can’t be shown right now. Please try again.';

function tooMany(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return `There were too many sign-ins as this shopper. Please try again ${wait}, or choose another one.`;
}

async function send(shopper: string): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/session', { method: 'POST', headers, body: JSON.stringify({ shopper }) });
  if (response.status === 429) return tooMany(Number(response.headers.get('retry-after') ?? 60));
  if (!response.ok) return FAILED;
  // If the browser stores no cookie of the page, the sign-in had no effect.
  return readSession().then(
    ({ shopper: kept }) => (kept ? undefined : FAILED),
    () => NOT_READ,
  );
}

/** Signs a shopper in; resolves with an error message if that failed or the session was not kept. */
export const signIn = (shopper: string): Promise<string | undefined> => send(shopper).catch(() => FAILED);
