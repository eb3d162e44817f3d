import { addCartItems, setActiveModality } from '@grocer/foundation/contract';
import type { CartAddition } from '@grocer/foundation/contract';
import type { AuthConfig } from '@grocer/foundation/http';
import type { Fault } from '@grocer/sandbox/browser';
import type { StoryContext } from '@storybook/react-vite';
import { apiOrigin, openSandbox, sandboxOf } from '../sandbox.ts';

/** A store that was chosen for a way to shop. */
export interface ChosenStore {
  readonly modality: 'PICKUP' | 'IN_STORE';
  readonly storeId: string;
}

/** What has happened before anything is shown. */
export interface Beforehand {
  /** A demo shopper of the sandbox; nobody where not said. */
  readonly shopper?: string | undefined;
  readonly faults?: readonly Fault[];
  /** The stores that the shopper has chosen, the last one of them last. */
  readonly chosen?: readonly ChosenStore[];
  /** What the shopper has put into the cart besides what is in it. */
  readonly added?: CartAddition;
}

interface Message {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Calls the service for a shopper, as another device of theirs. */
async function send(token: string, { method, path, body }: Message): Promise<void> {
  const response = await fetch(apiOrigin + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-application-id': 'CLICKLIST',
      'x-payment-auth-type': 'B2C',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Chooses a store for a shopper, as on another device. */
export async function chooseStore(token: string, { modality, storeId }: ChosenStore): Promise<void> {
  const { body } = setActiveModality.encode({
    id: 'elsewhere',
    modality,
    destination: { kind: 'store', locationId: storeId },
    createdDate: new Date().toISOString(),
    source: 'SHOPPER',
  });
  await send(token, { ...setActiveModality, body });
}

/** Opens a sandbox, stages the faults and signs the shopper in, before anything is shown. */
export async function begin({ shopper, faults = [], chosen = [], added }: Beforehand) {
  localStorage.clear();
  sessionStorage.clear();
  const sandbox = await openSandbox();
  const token = shopper && (await sandbox.tokenFor(shopper));
  if (token !== undefined) {
    for (const store of chosen) await chooseStore(token, store);
    if (added) await send(token, { ...addCartItems, body: addCartItems.encode(added).body });
  }
  for (const fault of faults) sandbox.controls.addFault(fault);
  return { sandbox, token, mount: crypto.randomUUID() };
}

/** Signs the shopper in for as long as the story lasts, whatever the service's clock does. */
export function signedIn(
  context: Pick<StoryContext, 'loaded'>,
  shopper: string | undefined,
): { authConfig?: AuthConfig } {
  if (shopper === undefined) return {};
  const getNewToken = (): Promise<string> => sandboxOf(context).tokenFor(shopper);
  return { authConfig: { type: 'B2C', token: context.loaded['token'], getNewToken } };
}
