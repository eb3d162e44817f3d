import type { HostedWords } from '../hosted-fields/port.ts';

/** What the vendor's client is made with, as far as tests look at it. */
interface ClientConfig {
  readonly div: string;
  readonly height: number;
  readonly customErrorMessages: HostedWords['errors'];
  readonly cvvLength?: number;
  callback(answer: object): void;
  onReady(): void;
}

/** Has nothing in it: the client is on the page already. */
const scriptUrl = 'data:text/javascript,';

/** Puts a client of the vendor into the page that shows no frame, is ready at once and answers what a test wants. */
export function fakeVault() {
  const vault = {
    hostedFields: { scriptUrl },
    made: [] as ClientConfig[],
    answer: {},
    /** What was asked of the frames beside tokens, in order. */
    calls: [] as string[],
  };
  class Client {
    readonly #config: ClientConfig;
    constructor(config: ClientConfig) {
      this.#config = config;
      vault.made.push(config);
      queueMicrotask(config.onReady);
    }
    validate = (): void => void vault.calls.push('validate');
    setReadOnly = (isReadOnly: boolean): void => void vault.calls.push(`read-only: ${isReadOnly}`);
    #answer = (): void => {
      vault.calls.push('token');
      this.#config.callback(vault.answer);
    };
    getPaypageRegistrationId = this.#answer;
    getCheckoutId = this.#answer;
    getCheckoutPin = this.#answer;
  }
  Reflect.set(window, 'EprotectIframeClient', Client);
  return vault;
}
