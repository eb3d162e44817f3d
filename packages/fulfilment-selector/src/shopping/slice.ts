import type { ModalityPreference } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';
import { addressIn } from '../addresses/rules.ts';
import { reportFailure } from '../analytics.ts';
import type { CloseReason, ModalityChange, Shopping } from '../events.ts';
import type { View } from '../navigation/rules.ts';
import type { Frame } from '../navigation/slice.ts';
import type { Settings } from '../settings.ts';
import { isOwnDelivery, keepOngoing } from '../ongoing/persistence.ts';
import { askHost, saveChoice } from './effects.ts';
import type { SelectorDeps, Slice } from '../slice.ts';
import { differences, shoppingOf, storeIdOf } from './rules.ts';
import type { Used } from './rules.ts';

/** How a choice of the shopper comes along; `place` is the button that it was made with. */
export type Choosing =
  | { readonly phase: 'idle' }
  | { readonly phase: 'saving'; readonly place: string }
  | { readonly phase: 'failed'; readonly place: string };

/** What goes along with a choice. */
interface Steps {
  /** What has to be done once the host has nothing against the change; where it fails nothing is changed. */
  readonly first?: () => Promise<boolean>;
  /** The choice as the service has it, where it was saved elsewhere. */
  readonly saved?: ModalityPreference;
  /** How to go on instead of closing the window. */
  readonly goOn?: () => void;
}

/** How the shopper shops, and how they change it. */
export interface ShoppingSlice {
  readonly used: Used;
  readonly choosing: Choosing;
  /** Makes a way to shop the active one, and closes the window or goes on otherwise [F-4.10] [F-4.11]. */
  shop(to: Shopping, place: string, steps?: Steps): Promise<void>;
  setUsed(used: Used): void;
  /** Shops by what the shopper has chosen, and the service has saved, elsewhere; the host is asked as ever. */
  follow(saved: ModalityPreference): Promise<void>;
  /** Says later whether the shopper is still the one of now, for work that takes a while. */
  forShopper(): () => boolean;
  /** Forgets all of a shopper who may not be the one who goes on; `used` is what the host has said. */
  forgetShopper(used: Used): void;
  /** Forgets that a choice could not be saved: nobody sees its button any more. */
  forgetFailedChoice(): void;
}

interface Needs {
  readonly frame: Frame;
  readonly settings: Settings;
  noteShopping(said: { readonly active: ModalityPreference } | undefined): void;
  stayHere(): void;
  setZip(zip: string | undefined): void;
  forgetTab(): void;
  forgetStart(): void;
  forgetSearch(): void;
  forgetBook(): void;
  forgetTimes(): void;
  beginView(): void;
  goTo(view: View): void;
  closeWindow(reason: CloseReason): void;
}

/** Who chose: what services are told. */
const SOURCE = 'SHOPPER';

/** Is the window, or the part of the page, that a choice was made in still the one on screen? */
const isSameOpening = (before: Frame, now: Frame): boolean =>
  before.phase === 'closed' || (now.phase === 'open' && before.opening === now.opening);

/** That the host's own check of a change broke. */
const vetoBroke = (): GrocerError =>
  new GrocerError({
    code: 'unexpected',
    message: '`onBeforeChange` threw, so nothing was changed. Make it answer true or false.',
    retryable: true,
  });

export const createShoppingSlice =
  (deps: SelectorDeps, initial: Used): Slice<ShoppingSlice, Needs> =>
  (set, get) => {
    /** Counts shoppers: what was begun for an earlier one is no business of this one. */
    let shopper = 0;

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
      keepOngoing(deps.persistence, { modality, fulfilment: isOwn ? 'own-delivery' : 'store', storeId });
      deps.report({ type: 'CHANGE_MODALITY', modality });
      use(active, change);
    }

    return {
      used: initial,
      choosing: { phase: 'idle' },
      setUsed(used) {
        set({ used });
        get().stayHere();
      },
      follow(saved) {
        const { modality, destination } = saved;
        const to = { modality, destination, isOwnDelivery: isOwnDelivery(deps.persistence, saved) };
        return get().shop(to, 'elsewhere', { saved, goOn: () => {} });
      },
      forShopper() {
        const mine = shopper;
        return () => mine === shopper;
      },
      forgetShopper(used) {
        shopper += 1;
        set({ used, choosing: { phase: 'idle' } });
        get().noteShopping(undefined);
        get().setZip(get().settings.zip);
        get().forgetStart();
        get().forgetTab();
        get().forgetSearch();
        get().forgetBook();
        get().forgetTimes();
        get().beginView();
      },
      forgetFailedChoice() {
        if (get().choosing.phase === 'failed') set({ choosing: { phase: 'idle' } });
      },
      async shop(to, place, { first, saved, goOn = () => get().closeWindow('selected') } = {}) {
        if (get().choosing.phase === 'saving') return;
        const { signal, timing } = deps;
        const { frame } = get();
        const isSame = get().forShopper();
        const isOver = (): boolean => signal.aborted || !isSame();
        set({ choosing: { phase: 'saving', place } });
        const change = { from: shoppingOf(get().used), to };
        const answer = await askHost(deps, change);
        if (isOver()) return;
        const isDone = answer !== 'yes' || (await first?.()) !== false;
        if (isOver()) return;
        if (answer === 'failed') failed(vetoBroke(), place);
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
        if (!saved && deps.session.current()) deps.holds.tell({ kind: 'chosen' });
        if (isSameOpening(frame, get().frame)) goOn();
      },
    };
  };
