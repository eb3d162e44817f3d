import { membersOf } from './settings.ts';

const SESSION_GOOD_MS = 14 * 60_000;

/** A host's request for a token. */
export interface Question {
  readonly id: string;
  readonly orderId: string;
  readonly reportGroup: string;
  readonly mode: string;
}

async function post(
  path: string,
  body: object,
): Promise<{ status: number; answer: ReadonlyMap<string, unknown> }> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    redirect: 'error',
  });
  return { status: response.status, answer: membersOf(await response.json()) };
}

/** Creates the calls to the vault for one page. */
export function createVaultCalls(paypageId: string, parentOrigin: string) {
  let session: { id: string; at: number } | undefined;

  async function open(): Promise<string | undefined> {
    const { status, answer } = await post('/eProtect/session', { paypageId, parentOrigin });
    const id = answer.get('session');
    if (status !== 200 || typeof id !== 'string') return undefined;
    session = { id, at: performance.now() };
    return id;
  }

  return {
    open,
    /** Exchanges digits for a token. A session is valid for one attempt, so a further one opens its own. */
    async tokenise(question: Question, digits: object): Promise<ReadonlyMap<string, unknown>> {
      const fresh = session && performance.now() - session.at < SESSION_GOOD_MS ? session.id : await open();
      session = undefined;
      if (fresh === undefined) throw new Error('The vault gives this page no session.');
      const { status, answer } = await post('/eProtect/paypage', {
        session: fresh,
        paypageId,
        ...question,
        ...digits,
      });
      if (status !== 200) throw new Error(`The vault answered ${status}.`);
      return answer;
    },
  };
}
