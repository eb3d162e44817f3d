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

/** A new bearer token for the wallet; rejects when the session is over. */
export async function getNewToken(): Promise<string> {
  const token = await readToken();
  if (token === undefined) throw new Error('The session is over.');
  return token;
}
