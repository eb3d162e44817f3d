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

/** The state before a story renders. */
export interface Beforehand {
  /** Key of a demo shopper. Default: a visitor. */
  readonly shopper?: string | undefined;
  readonly faults?: readonly Fault[];
  /** Stores that the shopper has chosen, the latest last. */
  readonly chosen?: readonly ChosenStore[];
  /** Items added to the shopper's cart. */
  readonly added?: CartAddition;
}

interface Message {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Calls the service for a shopper, as from another device. */
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

/** Opens a sandbox, signs the shopper in and stages the faults, before anything is rendered. */
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

/** Returns an auth config that works for the whole story, even if the service's clock changes. */
export function signedIn(
  context: Pick<StoryContext, 'loaded'>,
  shopper: string | undefined,
): { authConfig?: AuthConfig } {
  if (shopper === undefined) return {};
  const getNewToken = (): Promise<string> => sandboxOf(context).tokenFor(shopper);
  return { authConfig: { type: 'B2C', token: context.loaded['token'], getNewToken } };
}
