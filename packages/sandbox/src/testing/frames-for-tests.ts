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
/** What `removeFields` runs after a test. */
export const cleanUps: (() => void)[] = [];

/** Starts the vault in this page, and loads the client script as a host does. */
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

/** Returns the first argument of a callback's first call. */
export async function told(callback: ReturnType<typeof vi.fn>): Promise<Record<string, string>> {
  await expect.poll(() => callback.mock.calls.length).toBeGreaterThan(0);
  return callback.mock.calls[0]?.[0];
}

/** Mounts fields and waits until they are ready. */
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
    const input = frame?.contentDocument?.querySelector<HTMLInputElement>(`#${id}`);
    if (!input) throw new Error(`The frame has no ${id}.`);
    return input;
  };
  return { client, callback, place, frame, field };
}

/** Fills an input as a script of the page would, without the checks of a keyboard. */
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

/** Returns the error message of an input. */
export const wordsOf = (input: HTMLInputElement): HTMLElement | null =>
  input.ownerDocument.getElementById(input.getAttribute('aria-describedby') ?? '');
