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

/** Whose page this is: another tab may sign somebody else in. */
let holder: string | undefined;

/** Is somebody signed in on this page, as far as it knows? With an id: is it that shopper? */
export const isSignedIn = (shopper = holder): boolean => holder !== undefined && shopper === holder;

/** Signs out: once the host answers, whatever it says, this browser is nobody's. Rejects where it does not answer. */
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
  /** The id of the shopper whose it is. */
  readonly shopper: string;
}

async function fetchToken(): Promise<Minted | undefined> {
  const response = await fetch('/session/token', { method: 'POST' });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
  return response.json();
}

/** Who is signed in, with a bearer token of theirs: the page is theirs from now on. Without a token it is a visitor's. */
export interface Opened {
  readonly session: Session;
  readonly token: string | undefined;
}

/** Opens a page for whoever is signed in. Rejects where the host does not answer. */
export async function openSession(): Promise<Opened> {
  const session = await readSession();
  const minted = session.shopper && (await fetchToken());
  // Another tab may sign somebody else in between the two answers.
  if (minted && minted.shopper !== session.shopper?.id) return openSession();
  holder = minted?.shopper;
  return { session, token: minted?.token };
}

/** What never comes: the page is on its way out, and what waits goes with it. */
const never = (): Promise<never> => new Promise(() => {});

/** The host knows nobody by this browser any more. */
class SessionOver extends Error {
  override readonly name = 'SessionOver';
  override readonly message = 'The session is over.';
}

async function mint(): Promise<string> {
  const asking = holder;
  const minted = await fetchToken();
  if (minted === undefined) throw new SessionOver();
  if (minted.shopper === asking && asking === holder) return minted.token;
  // Nothing of one shopper is shown to another: the page begins anew, unless it has already.
  if (asking === holder) location.reload();
  return never();
}

/** For so long all who ask share an answer, in ms: that a session is over as well, since the shopper may sign in again. */
const TOGETHER_MS = 1000;
/** For so long, in ms, a token is as good as new for whoever has not had it. */
const FRESH_MS = 60_000;

interface Given {
  readonly token: Promise<string>;
  readonly of: string | undefined;
  /** When it was asked for; once it is known that the session is over, when that was. */
  at: number;
  isThere: boolean;
  /** Who has had it: whoever asks again has had it refused. */
  readonly askers: Set<Asker>;
}

/** Who asks for a token. */
export interface Asker {
  /** The id of the shopper for whom they ask. Default: whoever is signed in. */
  readonly shopper?: string | undefined;
}

/** Stands for whoever does not say who they are. */
const ANYBODY: Asker = {};

/** Shares a token of the host among all SDKs of a page, each of which says who it is. */
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
      // What has failed is tried again by the next one; that a session is over is an answer for all who ask together.
      (error: unknown) => {
        given.at = performance.now();
        if (last === given && !(error instanceof SessionOver)) last = undefined;
      },
    );
    return given;
  }
  return (asker = ANYBODY) => {
    // What was begun for the shopper before is not ended as the next one.
    if (!isSignedIn(asker.shopper)) return never();
    const given = last && isUsable(last, asker) ? last : ask();
    given.askers.add(asker);
    return given.token;
  };
}

/** A new bearer token for an SDK of the page, which says who it is; rejects when the session is over. */
export const getNewToken: (asker?: Asker) => Promise<string> = createTokenSource();
