import { openVaultSession, tokenise } from '@grocer/foundation/contract';

/** The config of the vendor's client, as far as tests need it. */
interface ClientConfig {
  readonly paypageId: string;
  callback(answer: object): void;
  onReady(): void;
}

/** Stubs the vault's client without its frame; the test sets the PIN that a shopper would type. */
export function usePins(vault: string) {
  const typed = { pin: '1234' };

  async function post(path: string, body: object): Promise<Record<string, string>> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(vault + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  }

  /** Requests a token from the real vault, as the frame does. */
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
    /** An empty script, since the client is installed already. */
    hostedFields: { scriptUrl: 'data:text/javascript,' },
    /** Installs the client and sets the PIN that is typed from now on. */
    type(pin: string): void {
      Reflect.set(window, 'EprotectIframeClient', Client);
      // jsdom has no `matchMedia` for colour schemes.
      Reflect.set(window, 'matchMedia', () => ({ matches: false }));
      typed.pin = pin;
    },
  };
}
