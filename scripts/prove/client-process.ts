import type { ClientSetup, FromClient, Lane, Told, ToClient } from './conversation.ts';

/** A press, which may be made again, and what makes known how it ended once nothing goes wrong any more. */
export interface Acts {
  press(): Promise<Told>;
  settle(): Promise<Told>;
}

/** Gets everything ready for a press, or for a press that something follows. */
type Prepare<Operation> = (operation: Operation, lane: Lane) => Promise<(() => Promise<string>) | Acts>;

/**
 * Reads what this process is started with. Ten seconds are long: timers run faster from here on, as whatever is loaded
 * afterwards sees them.
 */
export function startClient(): ClientSetup & Lane {
  const setup: ClientSetup = JSON.parse(process.argv[2] ?? '{}');
  const [lane] = setup.lanes;
  if (!lane) throw new Error('Nobody shops here.');
  const { setTimeout: realTimeout } = globalThis;
  globalThis.setTimeout = ((act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    realTimeout(act, ms / setup.speed, ...args)) as typeof setTimeout;
  return { ...setup, ...lane };
}

/** Signs the shopper in; the result makes the `authConfig` of an SDK. */
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

/** Nobody listens any more where the run has ended meanwhile. */
const say = (message: FromClient): void =>
  void process.send?.(message, undefined, undefined, () => undefined);

const actsOf = (made: (() => Promise<string>) | Acts): Acts => {
  if (typeof made !== 'function') return made;
  const press = async (): Promise<Told> => ({ words: await made() });
  return { press, settle: press };
};

/** Does as it is told: gets an operation ready, presses, and says what the shopper would read. */
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
  process.on('disconnect', () => process.exit(0));
}
