import { setupWorker } from 'msw/browser';
import { expect, vi } from 'vitest';
import { createBrowserSandbox } from '../browser.ts';

interface Question {
  readonly id: string;
  readonly orderId: string;
}

interface Client {
  getPaypageRegistrationId(question: Question): void;
  getCheckoutId(question: Question): void;
  getCheckoutPin(question: Question): void;
  validate(): void;
  setReadOnly(readOnly: boolean): void;
  restart(): void;
  destroy(): void;
}
type ClientConstructor = new (config: object) => Client;

export const PAN = '4242424242424242';
export const CVV = '123';

let stop = async (): Promise<void> => {};
/** What a test leaves behind, to be taken away by `removeFields`. */
export const cleanUps: (() => void)[] = [];

/** The vault in this page, and the client script as a host loads it. */
export async function startVault(): Promise<void> {
  const sandbox = await createBrowserSandbox({
    apiOrigin: 'http://api.localhost:8787',
    vaultOrigin: location.origin,
  });
  const worker = setupWorker(...sandbox.handlers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  stop = async () => {
    await worker.stop();
  };
  const script = `${location.origin}/eProtect/js/eProtect-iframe-client.js`;
  await import(/* @vite-ignore */ script);
}

export const stopVault = (): Promise<void> => stop();

export function removeFields(): void {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
}

/** The first thing that a callback was told. */
export async function told(callback: ReturnType<typeof vi.fn>): Promise<Record<string, string>> {
  await expect.poll(() => callback.mock.calls.length).toBeGreaterThan(0);
  return callback.mock.calls[0]?.[0];
}

/** Shows fields and waits until they are there. */
export async function showFields(config: object = {}) {
  const place = document.createElement('div');
  place.id = `vault-${crypto.randomUUID()}`;
  document.body.append(place);
  const callback = vi.fn();
  const onReady = vi.fn();
  const Client: ClientConstructor = Reflect.get(window, 'EprotectIframeClient');
  const client = new Client({
    paypageId: 'grocerdemo',
    reportGroup: 'test',
    div: place.id,
    callback,
    onReady,
    timeout: 10_000,
    ...config,
  });
  cleanUps.push(() => {
    client.destroy();
    place.remove();
  });
  await expect.poll(() => onReady.mock.calls.length).toBeGreaterThan(0);
  const frame = place.querySelector('iframe');
  const field = (id: string): HTMLInputElement => {
    const input = frame?.contentDocument?.querySelector<HTMLInputElement>(`input[id='${id}']`);
    if (!input) throw new Error(`The frame has no ${id}.`);
    return input;
  };
  return { client, callback, place, frame, field };
}

/** Fills a field as a page's script would, whatever it takes. */
export function type(input: HTMLInputElement, text: string): void {
  const win = input.ownerDocument.defaultView;
  input.focus();
  for (const letter of text) {
    input.value += letter;
    input.dispatchEvent(
      new (win ?? window).InputEvent('input', { bubbles: true, data: letter, inputType: 'insertText' }),
    );
  }
  input.blur();
}

export async function fillCard(
  field: (id: string) => HTMLInputElement,
  number = PAN,
  cvv = CVV,
): Promise<void> {
  type(field('accountNumber'), number);
  type(field('expMonth'), '08');
  type(field('expYear'), '31');
  type(field('cvv'), cvv);
}

/** The line that says what is wrong with a field. */
export const wordsOf = (input: HTMLInputElement): HTMLElement | null =>
  input.ownerDocument.getElementById(input.getAttribute('aria-describedby') ?? '');
