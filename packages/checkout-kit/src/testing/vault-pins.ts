import { openVaultSession, tokenise } from '@grocer/foundation/contract';

/** What the vendor's client is made with, as far as tests look at it. */
interface ClientConfig {
  readonly paypageId: string;
  callback(answer: object): void;
  onReady(): void;
}

/** The vault's client on the page, without a frame: what a shopper would type into it is said by the test. */
export function usePins(vault: string) {
  const typed = { pin: '1234' };

  async function post(path: string, body: object): Promise<Record<string, string>> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(vault + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  }

  /** Asks the real vault, as its frame does. */
  async function tokenOf({ paypageId, callback }: ClientConfig): Promise<void> {
    const { session } = await post(openVaultSession.path, { paypageId, parentOrigin: location.origin });
    const who = { session, paypageId, reportGroup: 'Grocer', id: '1', orderId: '' };
    callback(await post(tokenise.path, { ...who, mode: 'pin', pin: typed.pin }));
  }

  class Client {
    readonly #config: ClientConfig;
    constructor(config: ClientConfig) {
      this.#config = config;
      queueMicrotask(config.onReady);
    }
    getCheckoutPin = (): void => void tokenOf(this.#config);
    restart = (): void => undefined;
  }
  return {
    /** Has nothing in it: the client is on the page already. */
    hostedFields: { scriptUrl: 'data:text/javascript,' },
    /** Puts the client into the page, with the PIN that is typed into it from now on. */
    type(pin: string): void {
      Reflect.set(window, 'EprotectIframeClient', Client);
      // jsdom has no schemes.
      Reflect.set(window, 'matchMedia', () => ({ matches: false }));
      typed.pin = pin;
    },
  };
}
