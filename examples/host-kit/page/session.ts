/** The signed-in shopper, with the fields that a page needs. */
export interface Shopper {
  readonly id: string;
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The signed-in shopper and the origins of the services. */
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

/** Id of the shopper whose page this is. Another tab may sign in another shopper. */
let holder: string | undefined;

/**
 * Returns true when a shopper is signed in on this page, as far as it knows; with an id, when it is that
 * shopper.
 */
export const isSignedIn = (shopper = holder): boolean => holder !== undefined && shopper === holder;

/** Signs out. Any response of the host ends the session in this browser; rejects if there is none. */
export async function signOut(): Promise<void> {
  const before = holder;
  holder = undefined;
  try {
    await fetch('/session', { method: 'DELETE' });
  } catch (error) {
    holder = before;
    throw error;
  }
}

interface Minted {
  readonly token: string;
  /** Id of the token's shopper. */
  readonly shopper: string;
}

async function fetchToken(): Promise<Minted | undefined> {
  const response = await fetch('/session/token', { method: 'POST' });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
  return response.json();
}

/**
 * The session and a bearer token of its shopper, who owns the page from now on. Without a token it is a
 * visitor's.
 */
export interface Opened {
  readonly session: Session;
  readonly token: string | undefined;
}

/** Opens the page for the signed-in shopper. Rejects if the host cannot be reached. */
export async function openSession(): Promise<Opened> {
  const session = await readSession();
  const minted = session.shopper && (await fetchToken());
  // Another tab may sign in another shopper between the two responses.
  if (minted && minted.shopper !== session.shopper?.id) return openSession();
  holder = minted?.shopper;
  return { session, token: minted?.token };
}

/** Never settles: the call ends with the page, which is about to be replaced. */
const never = (): Promise<never> => new Promise(() => {});

/** The host has no session for this browser. */
class SessionOver extends Error {
  override readonly name = 'SessionOver';
  override readonly message = 'The session is over.';
}

async function mint(): Promise<string> {
  const asking = holder;
  const minted = await fetchToken();
  if (minted === undefined) throw new SessionOver();
  if (minted.shopper === asking && asking === holder) return minted.token;
  // A page never shows the data of one shopper to another, so it reloads, unless its shopper has changed
  // already.
  if (asking === holder) location.reload();
  return never();
}

/**
 * Time in which all callers share an answer, in ms. It is short, since after an expired session the shopper
 * may sign in again.
 */
const TOGETHER_MS = 1000;
/** Time in which a token counts as new for a caller who has not received it yet, in ms. */
const FRESH_MS = 60_000;

interface Given {
  readonly token: Promise<string>;
  readonly of: string | undefined;
  /** Time of the request; if it failed, the time of the failure. */
  at: number;
  isThere: boolean;
  /** Callers who have received the token. One that asks again has had it refused. */
  readonly askers: Set<Asker>;
}

/** A caller who asks for tokens. Callers are told apart by object identity. */
export interface Asker {
  /** Id of the shopper they ask for. Default: the signed-in shopper. */
  readonly shopper?: string | undefined;
}

/** Stands for all callers who do not identify themselves. */
const ANYBODY: Asker = {};

/**
 * Creates a function that shares the host's tokens among all SDKs of a page, each of which identifies itself.
 */
export function createTokenSource(): (asker?: Asker) => Promise<string> {
  let last: Given | undefined;
  function isUsable({ of, at, isThere, askers }: Given, asker: Asker): boolean {
    const age = performance.now() - at;
    return of === holder && (age < TOGETHER_MS || (isThere && age < FRESH_MS && !askers.has(asker)));
  }
  function ask(): Given {
    const given: Given = {
      token: mint(),
      of: holder,
      at: performance.now(),
      isThere: false,
      askers: new Set(),
    };
    last = given;
    given.token.then(
      () => void (given.isThere = true),
      // After a failure the next caller tries again. An expired session is the answer for all who ask
      // together.
      (error: unknown) => {
        given.at = performance.now();
        if (last === given && !(error instanceof SessionOver)) last = undefined;
      },
    );
    return given;
  }
  return (asker = ANYBODY) => {
    // A call that was begun for the previous shopper must not continue as the next one.
    if (!isSignedIn(asker.shopper)) return never();
    const given = last && isUsable(last, asker) ? last : ask();
    given.askers.add(asker);
    return given.token;
  };
}

/** Resolves with a new bearer token for an SDK of the page; rejects when the session is over. */
export const getNewToken: (asker?: Asker) => Promise<string> = createTokenSource();
