import { readModalityPreferences, setActiveModality } from '@grocer/foundation/contract';
import type { ModalityPreference } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';
import { addressIn } from '../../core/address-rules.ts';
import { reportFailure, tellError } from '../../core/analytics.ts';
import type { CloseReason, ModalityChange } from '../../events.ts';
import type { View } from '../../window/navigation/rules.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import { isOwnDelivery, keepOngoing, persistenceFor } from './ongoing/persistence.ts';
import type { HoldPort } from '../reservation/port.ts';
import type { Actions, SelectorDeps } from '../../core/slice.ts';
import { askHost, saveChoice } from './effects.ts';
import { FOLLOWED, shoppingOf, storeAt, storeIdOf } from '../../core/used-rules.ts';
import type { Used } from '../../core/used-rules.ts';
import type { Choice, ShoppingSlice } from './slice.ts';

/** How it is known how the shopper shops, and how they change it. */
export interface ShoppingActions {
  /** Reads how the shopper shops, for as long as the answer is wanted. */
  readUsed(signal: AbortSignal): Promise<void>;
  /** Carries a choice out that is on show as being saved [F-4.10] [F-4.11]. */
  carryOut(choice: Choice): Promise<void>;
  /** Shops by what the shopper has chosen, and the service has saved, elsewhere; the host is asked as ever. */
  follow(saved: ModalityPreference): Promise<void>;
}

type Changes = Pick<ShoppingSlice, 'used' | 'choosing'>;

interface Needs extends Pick<ShoppingSlice, 'shop'> {
  readonly used: Used;
  readonly frame: Frame;
  setUsed(used: Used): void;
  noteShopping(said: { readonly active: ModalityPreference | undefined }): void;
  goTo(view: View): void;
  closeWindow(reason: CloseReason): void;
}

/** Who chose: what services are told. */
const SOURCE = 'SHOPPER';

/** Is the window, or the part of the page, that a choice was made in still the one on screen? */
const isSameOpening = (before: Frame, now: Frame): boolean =>
  before.phase === 'closed' || (now.phase === 'open' && before.opening === now.opening);

/** What is different after a change: prices that end soon belong to a store and a modality [F-4.10] [F-4.11]. */
const differences = ({ from, to }: ModalityChange): { isOtherModality: boolean; isOtherStore: boolean } => ({
  isOtherModality: from?.modality !== to.modality,
  isOtherStore: storeAt(from?.destination) !== storeAt(to.destination),
});

/** That the host's own check of a change broke. */
const vetoBroke = (cause: unknown): GrocerError =>
  new GrocerError({
    code: 'unexpected',
    message: '`onBeforeChange` threw, so nothing was changed. Make it answer true or false.',
    retryable: true,
    cause,
  });

export const createShoppingActions =
  (deps: SelectorDeps, holds: Pick<HoldPort, 'tell'>): Actions<ShoppingActions, Changes, Needs> =>
  (set, get) => {
    const persistence = persistenceFor(deps.persistence);

    function failed(error: GrocerError, place: string): void {
      reportFailure(deps.report, error);
      deps.emitter.emit('error', { error });
      if (error.code !== 'session_expired') {
        set({ choosing: { phase: 'failed', place } });
        return;
      }
      set({ choosing: { phase: 'idle' } });
      get().goTo('sign-in');
    }

    /** Shops by a choice that is made, and tells the host. */
    function use(active: ModalityPreference, change: ModalityChange): void {
      const { to } = change;
      const { preferences } = get().used;
      const others = preferences.filter(({ modality }) => modality !== active.modality);
      const used: Used = { active, isOwnDelivery: to.isOwnDelivery, preferences: [active, ...others] };
      set({ used, choosing: { phase: 'idle' } });
      get().noteShopping({ active });
      const storeId = storeIdOf(used);
      deps.emitter.emit('modality:changed', { ...change, ...differences(change) });
      if (storeId !== undefined) deps.emitter.emit('store:selected', { modality: to.modality, storeId });
      const address = addressIn(active.destination);
      if (address) deps.emitter.emit('address:selected', { modality: to.modality, address });
    }

    function changed(active: ModalityPreference, change: ModalityChange): void {
      const { modality, isOwnDelivery: isOwn } = change.to;
      const storeId = storeIdOf({ active });
      keepOngoing(persistence, { modality, fulfilment: isOwn ? 'own-delivery' : 'store', storeId });
      deps.report({ type: 'CHANGE_MODALITY', modality });
      use(active, change);
    }

    return {
      async readUsed(signal) {
        const result = await deps.http.send(readModalityPreferences, undefined, { signal });
        if (signal.aborted) return;
        if (!result.ok) {
          tellError(deps, result.error);
          return;
        }
        const { active, modalities } = result.value;
        const { used } = get();
        // A host that says how the shopper shops knows it better.
        const isHosts = used.active?.source === 'HOST';
        const own = isHosts ? used : { active, isOwnDelivery: isOwnDelivery(persistence, active) };
        get().setUsed({ ...own, preferences: modalities });
        get().noteShopping({ active });
      },
      follow(saved) {
        const { modality, destination } = saved;
        const to = { modality, destination, isOwnDelivery: isOwnDelivery(persistence, saved) };
        return get().shop(to, FOLLOWED, { saved, goOn: () => {} });
      },
      async carryOut({ to, place, frame, steps }) {
        const { first, saved, goOn = () => get().closeWindow('selected') } = steps;
        const { signal, timing } = deps;
        const standing = deps.session.standing();
        // What another tab's visitor has chosen is not for who signs in here meanwhile: the service does not have it.
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
        if (typeof answer === 'object') failed(vetoBroke(answer.thrown), place);
        if (answer === 'no' || !isDone) set({ choosing: { phase: 'idle' } });
        if (answer !== 'yes' || !isDone) return;
        const { modality, destination } = to;
        const createdDate = new Date(timing.now()).toISOString();
        const preference = saved ?? { id: deps.newId(), modality, destination, createdDate, source: SOURCE };
        const error = saved ? undefined : await saveChoice(deps, preference);
        if (isOver()) return;
        if (error) {
          failed(error, place);
          return;
        }
        changed(preference, change);
        // A visitor's choice is kept nowhere that another tab could ask; one from elsewhere is known there.
        const isVisitor = deps.session.standing() === 'visitor';
        const { body: said } = setActiveModality.encode(preference);
        if (!saved) holds.tell({ kind: 'chosen', active: isVisitor ? said : undefined });
        if (isSameOpening(frame, get().frame)) goOn();
      },
    };
  };
