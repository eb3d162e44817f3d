import type { ClientSetup, FromClient, ToClient } from './conversation.ts';

/** Gets everything ready for a press; gives the press, which may be made again. */
type Prepare<Operation> = (operation: Operation) => Promise<() => Promise<string>>;

/**
 * Reads what this process is started with. Ten seconds are long: timers run faster from here on, as whatever is loaded
 * afterwards sees them.
 */
export function startClient(): ClientSetup {
  const setup: ClientSetup = JSON.parse(process.argv[2] ?? '{}');
  const { setTimeout: realTimeout } = globalThis;
  globalThis.setTimeout = ((act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    realTimeout(act, ms / setup.speed, ...args)) as typeof setTimeout;
  return setup;
}

/** Signs the shopper in; the result makes the `authConfig` of an SDK. */
export async function signedIn({ api, shopper, clientSecret }: ClientSetup) {
  const { mintToken, signIn } = await import('@grocer/foundation/contract');
  const { ask } = await import('../../packages/wallet/src/testing/filled-fields.ts');
  const { refreshToken } = await ask(api, signIn, { shopper }, clientSecret);
  const getNewToken = async (): Promise<string> =>
    (await ask(api, mintToken, { refreshToken, type: 'B2C' }, clientSecret)).accessToken;
  return async () => ({ type: 'B2C' as const, token: await getNewToken(), getNewToken });
}

const say = (message: FromClient): void => void process.send?.(message);

/** Does as it is told: gets an operation ready, presses, and says what the shopper would read. */
export function serve<Operation>(prepared: Prepare<Operation>): void {
  let press: (() => Promise<string>) | undefined;
  process.on('message', (message: ToClient<Operation>) => {
    const work = async (): Promise<void> => {
      if (message.say === 'prepare') {
        press = await prepared(message.operation);
        say({ say: 'ready' });
      } else if (press) say({ say: 'told', words: await press() });
    };
    work().catch((error: unknown) => say({ say: 'impossible', why: String(error) }));
  });
  process.on('disconnect', () => process.exit(0));
}
