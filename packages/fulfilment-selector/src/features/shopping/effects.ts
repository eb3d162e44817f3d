import type { SliceStore } from '@grocer/foundation/embed';
import { readModalityPreferences, setActiveModality } from '@grocer/foundation/contract';
import type { ModalityPreference } from '@grocer/foundation/domain';
import { GrocerError, reportThrown } from '@grocer/foundation/http';
import type { Reconciled } from '@grocer/foundation/http';
import { addressIn } from '../../core/address-rules.ts';
import { tellError } from '../../core/analytics.ts';
import type { SelectorDeps } from '../../core/slice.ts';
import { shoppingOf, storeIdOf } from '../../core/used-rules.ts';
import type { Used } from '../../core/used-rules.ts';
import type { ModalityChange } from '../../events.ts';
import type { HoldPort } from '../reservation/port.ts';
import { isSameOpening } from '../../window/navigation/opening.ts';
import type { ShoppingChanges, ShoppingNeeds } from './actions.ts';
import { storeChoice } from './ongoing/persistence.ts';
import type { Persistence } from './ongoing/persistence.ts';
import { differences } from './rules.ts';
import type { Choice } from './slice.ts';

interface ShoppingContext extends SliceStore<ShoppingChanges, ShoppingNeeds> {
  readonly deps: SelectorDeps;
  readonly holds: Pick<HoldPort, 'tell'>;
  readonly persistence: Persistence;
}

/** The `source` of a choice, for services. */
const SOURCE = 'SHOPPER';

/** Returns the error for a host's `onBeforeChange` that threw. */
const vetoError = (cause: unknown): GrocerError =>
  new GrocerError({
    code: 'unexpected',
    message: '`onBeforeChange` threw, so nothing was changed. Make it return true or false.',
    retryable: true,
    cause,
  });

/** Asks the host about a change. An exception is reported and returned. */
async function askHost(
  { onBeforeChange }: Pick<SelectorDeps, 'onBeforeChange'>,
  change: ModalityChange,
): Promise<'yes' | 'no' | { readonly thrown: unknown }> {
  try {
    return (await onBeforeChange?.(change)) === false ? 'no' : 'yes';
  } catch (thrown) {
    reportThrown(thrown);
    return { thrown };
  }
}

/** Looks whether a choice without a response is in force. Each choice has an id of its own. */
async function isInForce(
  { http, signal }: Pick<SelectorDeps, 'http' | 'signal'>,
  preference: ModalityPreference,
): Promise<Reconciled<ModalityPreference>> {
  const now = await http.send(readModalityPreferences, undefined, { signal });
  if (!now.ok) return { kind: 'unknown' };
  return now.value.active?.id === preference.id
    ? { kind: 'happened', value: preference }
    : { kind: 'did-not-happen' };
}

/** Saves a signed-in shopper's choice at the service; a visitor's stays in this browser. */
async function saveChoice(
  deps: Pick<SelectorDeps, 'http' | 'session' | 'signal'>,
  preference: ModalityPreference,
): Promise<GrocerError | undefined> {
  const { http, session, signal } = deps;
  if (session.standing() === 'visitor') return undefined;
  const reconcile = () => isInForce(deps, preference);
  const result = await http.send(setActiveModality, preference, { signal, reconcile });
  return result.ok ? undefined : result.error;
}

function failed({ deps, set, get }: ShoppingContext, error: GrocerError, place: string): void {
  tellError(deps, error);
  if (error.code !== 'session_expired') {
    set({ choosing: { phase: 'failed', place } });
    return;
  }
  set({ choosing: { phase: 'idle' } });
  get().goTo('sign-in');
}

/** Applies a choice, stores it for the other pages of the shop, and tells the host. */
function use(
  { deps, persistence, set, get }: ShoppingContext,
  active: ModalityPreference,
  change: ModalityChange,
): void {
  const { modality, isOwnDelivery } = change.to;
  const storeId = storeIdOf({ active });
  storeChoice(persistence, { modality, fulfilment: isOwnDelivery ? 'own-delivery' : 'store', storeId });
  deps.report({ type: 'CHANGE_MODALITY', modality });
  const others = get().used.preferences.filter((one) => one.modality !== active.modality);
  const used: Used = { active, isOwnDelivery, preferences: [active, ...others] };
  set({ used, choosing: { phase: 'idle' } });
  get().noteShopping({ active });
  deps.emitter.emit('modality:changed', { ...change, ...differences(change) });
  if (storeId !== undefined) deps.emitter.emit('store:selected', { modality, storeId });
  const address = addressIn(active.destination);
  if (address) deps.emitter.emit('address:selected', { modality, address });
}

/** Carries out a choice: asks the host, runs the first step, then tells the service. */
export async function carryOut(context: ShoppingContext, { to, place, frame, steps }: Choice): Promise<void> {
  const { deps, holds, set, get } = context;
  const { first, saved, goOn = () => get().closeWindow('selected') } = steps;
  const { signal, timing } = deps;
  const standing = deps.session.standing();
  // A visitor's choice from another tab is not for a shopper who signs in here: the service does not have it.
  const isOver = (): boolean =>
    signal.aborted || (saved !== undefined && deps.session.standing() !== standing);
  const change = { from: shoppingOf(get().used), to };
  const answer = await askHost(deps, change);
  if (isOver()) {
    if (!signal.aborted) set({ choosing: { phase: 'idle' } });
    return;
  }
  const isDone = answer !== 'yes' || (await first?.()) !== false;
  if (isOver()) return;
  if (typeof answer === 'object') failed(context, vetoError(answer.thrown), place);
  if (answer === 'no' || !isDone) set({ choosing: { phase: 'idle' } });
  if (answer !== 'yes' || !isDone) return;
  const { modality, destination } = to;
  const createdDate = new Date(timing.now()).toISOString();
  const preference = saved ?? { id: deps.newId(), modality, destination, createdDate, source: SOURCE };
  const error = saved ? undefined : await saveChoice(deps, preference);
  if (isOver()) return;
  if (error) {
    failed(context, error, place);
    return;
  }
  use(context, preference, change);
  // Other tabs cannot ask the service for a visitor's choice. They know a choice that came from elsewhere.
  const isVisitor = deps.session.standing() === 'visitor';
  const { body: said } = setActiveModality.encode(preference);
  if (!saved) holds.tell({ kind: 'chosen', active: isVisitor ? said : undefined });
  if (isSameOpening(frame, get().frame)) goOn();
}
