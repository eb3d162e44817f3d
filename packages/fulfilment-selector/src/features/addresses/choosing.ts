import { listModalityOptions } from '@grocer/foundation/contract';
import { zip5Of } from '@grocer/foundation/domain';
import type { Address, ModalityOptions, ProfileAddress } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import type { Selector } from '../../core/create-selector.ts';
import { lazyActions } from '../../core/lazy-actions.ts';
import { hasCentre } from '../../window/results/rules.ts';
import type { AddressTrouble, Picking } from './form-state.ts';
import { listOf } from '../../core/address-rules.ts';
import type { Errand } from '../../core/address-rules.ts';
import { verdictOn } from './verdict-rules.ts';
import type { Verdict } from './verdict-rules.ts';
import { CLOSE_MATCH_CODE } from './work.ts';
import type { Work } from './work.ts';

/** What is said at an address of the book that cannot be used as it is [F-5.9] [F-8.3]. */
const TROUBLE: Readonly<Record<Exclude<Verdict, 'good'>, AddressTrouble>> = {
  unverified: 'notValid',
  corrected: 'closeMatch',
  'not-eligible': 'notEligible',
};

const NOBODY_NEAR: readonly GrocerError['code'][] = ['no_stores_found', 'postal_code_invalid'];

/** What is said where the ways to shop around an address cannot be had. */
const nearTrouble = ({ code }: Pick<GrocerError, 'code'>): AddressTrouble =>
  NOBODY_NEAR.includes(code) ? 'notEligible' : 'technical';

/** The button that an address is chosen with. */
export const placeOf = (id: string): string => `address-${id}`;

/** How an address comes to be shopped to. */
interface Using {
  /** The button that it was chosen with. */
  readonly place: string;
  readonly errand: Errand;
  readonly isOver: () => boolean;
  /** How to go on instead of to the times, or out of the window. */
  readonly goOn?: () => void;
}

/** Choosing an address [F-4.5] to [F-4.9]. */
export function createChoosing(selector: Selector, work: Work) {
  const { store, deps } = selector;
  const actions = lazyActions(selector);
  const put = (picking: Picking): void => store.setState({ picking });
  const isPicking = (id: string) => (): boolean => {
    const { picking } = store.getState();
    return picking.phase === 'checking' && picking.id === id;
  };
  function fail(id: string, trouble: AddressTrouble | undefined): void {
    put(trouble === undefined ? { phase: 'idle' } : { phase: 'failed', id, trouble });
  }

  /** Makes an address the one that is shopped to. What is not possible there is the trouble. */
  async function use(
    { id, address }: Pick<ProfileAddress, 'address'> & { readonly id?: string },
    { place, errand, isOver, goOn }: Using,
  ): Promise<AddressTrouble | undefined> {
    const { signal } = deps;
    const { settings } = store.getState();
    const question = { near: { address }, banner: settings.banner.xBannerName };
    const found = await deps.http.send(listModalityOptions, question, { signal });
    if (isOver()) return undefined;
    if (!found.ok) return work.failed(found.error, 'options', nearTrouble(found.error));
    const isByCentre = errand.isOwn && hasCentre(found.value);
    const destination = { kind: 'address', address, id } as const;
    await store
      .getState()
      .shop({ modality: errand.modality, destination, isOwnDelivery: isByCentre }, place, {
        goOn() {
          around(address, found.value);
          if (goOn) goOn();
          else if (isByCentre && errand.wantsTimes) actions.afterOwnDelivery();
          else store.getState().closeWindow('selected');
        },
      });
    return undefined;
  }

  function around({ postalCode }: Address, options: ModalityOptions): void {
    const zip = zip5Of(postalCode);
    if (zip !== undefined) store.getState().adopt(zip, options);
  }

  /** Delivery by the banner's own centre: it has to deliver there [F-4.9]. */
  async function confirmOwn({ id, address }: ProfileAddress): Promise<void> {
    const isOver = work.during(isPicking(id));
    const question = { near: { address }, banner: store.getState().settings.banner.xBannerName };
    const found = await deps.http.send(listModalityOptions, question, { signal: deps.signal });
    if (isOver()) return;
    if (!found.ok) {
      fail(id, work.failed(found.error, 'options', nearTrouble(found.error)));
      return;
    }
    if (!hasCentre(found.value)) {
      fail(id, 'notEligible');
      return;
    }
    const destination = { kind: 'address', address, id } as const;
    const to = { modality: 'DELIVERY', destination, isOwnDelivery: true } as const;
    await store.getState().shop(to, placeOf(id), {
      goOn() {
        around(address, found.value);
        actions.afterOwnDelivery();
      },
    });
  }

  /** An address of the book, for the way of shopping that it is looked for [F-4.5] to [F-4.8]. */
  async function choose({ id, address }: ProfileAddress): Promise<void> {
    const isOver = work.during(isPicking(id));
    if (address.postalCode.trim() === '') {
      fail(id, 'validation');
      return;
    }
    const checked = await work.check(address);
    if (isOver()) return;
    if (!checked.ok) {
      fail(id, work.failed(checked.error, 'validate', 'validation'));
      return;
    }
    const verdict = verdictOn(address, checked.value, store.getState().settings.validateCountries);
    if (verdict === 'corrected') work.constrained(CLOSE_MATCH_CODE);
    if (verdict !== 'good') {
      fail(id, TROUBLE[verdict]);
      return;
    }
    const trouble = await use({ id, address }, { place: placeOf(id), errand: work.errandNow(), isOver });
    if (trouble !== undefined) fail(id, trouble);
  }

  async function pick(id: string, how: (entry: ProfileAddress) => Promise<void>): Promise<void> {
    const { book, picking, choosing } = store.getState();
    const entry = listOf(book).find((one) => one.id === id);
    if (!entry || picking.phase === 'checking' || choosing.phase === 'saving') return;
    put({ phase: 'checking', id });
    await how(entry);
    if (isPicking(id)()) put({ phase: 'idle' });
  }

  return {
    use,
    /** Has what is brought to an address be brought to it as it was changed, or says at it why that cannot be. */
    async follow({ id, address }: ProfileAddress): Promise<void> {
      const { used } = store.getState();
      const modality = used.active?.modality;
      if (modality !== 'DELIVERY' && modality !== 'SHIP') return;
      const { signal } = deps;
      const isOver = (): boolean => signal.aborted;
      const errand = { modality, isOwn: used.isOwnDelivery, wantsTimes: false };
      const trouble = await use({ id, address }, { place: placeOf(id), errand, isOver, goOn: () => {} });
      if (trouble !== undefined) fail(id, trouble);
    },
    /** Selects an address in the old book [F-4.5]. */
    selectAddress: (id: string): Promise<void> => pick(id, choose),
    /** Confirms an address in the second book: for the banner's own centre, or as in the old one [F-4.9]. */
    confirmAddress: (id: string): Promise<void> => pick(id, work.errandNow().isOwn ? confirmOwn : choose),
  };
}
