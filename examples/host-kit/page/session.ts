/** The signed-in shopper, as far as a page needs to know. */
export interface Shopper {
  readonly id: string;
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Who is signed in, and where the services are. */
export interface Session {
  readonly shopper?: Shopper;
  readonly api: string;
  readonly vault: string;
}

export async function readSession(): Promise<Session> {
  const response = await fetch('/session');
  if (!response.ok) throw new Error(`GET /session answered ${response.status}.`);
  return response.json();
}

/** Signs out: once the host answers, whatever it says, this browser is nobody's. Rejects where it does not answer. */
export async function signOut(): Promise<void> {
  await fetch('/session', { method: 'DELETE' });
}

/** A bearer token of the session; nothing when the session is over. */
export async function readToken(): Promise<string | undefined> {
  const response = await fetch('/session/token', { method: 'POST' });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
  const { token }: { token: string } = await response.json();
  return token;
}

async function mint(): Promise<string> {
  const token = await readToken();
  if (token === undefined) throw new Error('The session is over.');
  return token;
}

/** SDKs whose tokens run out together ask at about the same time, in ms. */
const TOGETHER_MS = 1000;

/** Shares one new token among all who ask for one at about the same time. */
export function createTokenSource(): () => Promise<string> {
  let last: { readonly token: Promise<string>; readonly at: number } | undefined;
  return () => {
    const now = performance.now();
    if (last && now - last.at < TOGETHER_MS) return last.token;
    const token = mint();
    const mine = { token, at: now };
    last = mine;
    // What has failed is tried again by the next one.
    token.catch(() => {
      if (last === mine) last = undefined;
    });
    return token;
  };
}

/** A new bearer token for every SDK of the page; rejects when the session is over. */
export const getNewToken: () => Promise<string> = createTokenSource();
