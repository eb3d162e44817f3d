import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientSetup, FromClient, Lane, Told, ToClient } from './conversation.ts';

/** A press, which may be repeated, and a step that finds out its outcome once there are no faults. */
export interface Acts {
  press(): Promise<Told>;
  settle(): Promise<Told>;
}

/** Prepares an operation; resolves with its press, or with `Acts` if something follows the press. */
type Prepare<Operation> = (operation: Operation, lane: Lane) => Promise<(() => Promise<string>) | Acts>;

/** How fast timers run in an async context. */
interface Pace {
  readonly isFast: boolean;
}

const pace = new AsyncLocalStorage<Pace>();

/** Runs a function whose timers run at a pace, which may change meanwhile. */
export const atPace = <Value>(timers: Pace, act: () => Value): Value => pace.run(timers, act);

/**
 * Reads the arguments of this process and replaces its timers: where faults are met they run fast, since a
 * timeout of ten seconds is long. Elsewhere they do not, so that nothing times out early on a busy machine.
 */
export function startClient(): ClientSetup & Lane {
  // The run may end while the client starts.
  process.on('disconnect', () => process.exit(0));
  const setup: ClientSetup = JSON.parse(process.argv[2] ?? '{}');
  const [lane] = setup.lanes;
  if (!lane) throw new Error('Nobody shops here.');
  const { setTimeout: realTimeout } = globalThis;
  globalThis.setTimeout = ((act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    realTimeout(act, pace.getStore()?.isFast ? ms / setup.speed : ms, ...args)) as typeof setTimeout;
  return { ...setup, ...lane };
}

/** Signs the shopper in; resolves with a function that creates an SDK's `authConfig`. */
export async function signedIn({
  api,
  shopper,
  clientSecret,
}: Pick<ClientSetup, 'api' | 'clientSecret'> & Pick<Lane, 'shopper'>) {
  const { mintToken, signIn } = await import('@grocer/foundation/contract');
  const { ask } = await import('../../packages/wallet/src/testing/filled-fields.ts');
  const { refreshToken } = await ask(api, signIn, { shopper }, clientSecret);
  const getNewToken = async (): Promise<string> =>
    (await ask(api, mintToken, { refreshToken, type: 'B2C' }, clientSecret)).accessToken;
  return async () => ({ type: 'B2C' as const, token: await getNewToken(), getNewToken });
}

/** Sends a message to the run. Errors are ignored, since the run may have ended. */
const say = (message: FromClient): void =>
  void process.send?.(message, undefined, undefined, () => undefined);

const actsOf = (made: (() => Promise<string>) | Acts): Acts => {
  if (typeof made !== 'function') return made;
  const press = async (): Promise<Told> => ({ words: await atPace({ isFast: true }, made) });
  return { press, settle: press };
};

/** Handles the messages of the run: prepares operations, presses, and reports what the shopper would read. */
export function serve<Operation>(prepared: Prepare<Operation>): void {
  const { lanes }: ClientSetup = JSON.parse(process.argv[2] ?? '{}');
  const ready = new Map<string, Acts>();

  async function answerTo(message: ToClient<Operation>): Promise<FromClient> {
    const { shopper } = message;
    const acts = ready.get(shopper);
    if (message.say !== 'prepare') {
      if (!acts) return { shopper, say: 'impossible', why: 'Nothing is ready.' };
      return { shopper, say: 'told', ...(await acts[message.say]()) };
    }
    const lane = lanes.find((one) => one.shopper === shopper);
    if (!lane) return { shopper, say: 'impossible', why: 'Nobody here is called so.' };
    ready.set(shopper, actsOf(await prepared(message.operation, lane)));
    return { shopper, say: 'ready' };
  }

  process.on('message', (message: ToClient<Operation>) => {
    const { shopper } = message;
    answerTo(message).then(say, (error: unknown) => say({ shopper, say: 'impossible', why: String(error) }));
  });
}
