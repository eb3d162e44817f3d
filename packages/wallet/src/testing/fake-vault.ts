import type { HostedWords } from '../hosted-fields/port.ts';

/** The part of the vendor's client config that tests read. */
interface ClientConfig {
  readonly div: string;
  readonly height: number;
  readonly customErrorMessages: HostedWords['errors'];
  readonly cvvLength?: number;
  callback(answer: object): void;
  onReady(): void;
}

/** An empty script: the client is on the page already. */
const scriptUrl = 'data:text/javascript,';

/** Adds a vendor's client to the page that shows no frame, is ready at once and gives the test's answer. */
export function fakeVault() {
  const vault = {
    hostedFields: { scriptUrl },
    made: [] as ClientConfig[],
    answer: {},
    /** The calls to the frames besides token requests, in order. */
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
