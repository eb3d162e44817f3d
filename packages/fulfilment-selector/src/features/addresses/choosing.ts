import { listModalityOptions } from '@grocer/foundation/contract';
import { zip5Of } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import { hasCentre } from '../../window/results/rules.ts';
import type { AddressTrouble } from './form-state.ts';
import { listOf } from '../../core/address-rules.ts';
import type { AddressPurpose } from '../../core/address-rules.ts';
import type { Used } from '../../core/used-rules.ts';
import { verdictOn } from './verdict-rules.ts';
import type { Verdict } from './verdict-rules.ts';
import { check, CLOSE_MATCH_CODE, reportConstraint, purposeNow, failed } from './work.ts';
import type { AddressContext } from './work.ts';

/** The error shown at an address that cannot be used as it is [F-5.9] [F-8.3]. */
const TROUBLE: Readonly<Record<Exclude<Verdict, 'good'>, AddressTrouble>> = {
  unverified: 'notValid',
  corrected: 'closeMatch',
  'not-eligible': 'notEligible',
};

const NOBODY_NEAR: readonly GrocerError['code'][] = ['no_stores_found', 'postal_code_invalid'];

/** Maps the error of loading the modalities near an address. */
const nearTrouble = ({ code }: Pick<GrocerError, 'code'>): AddressTrouble =>
  NOBODY_NEAR.includes(code) ? 'notEligible' : 'technical';

/** Returns the `place` of an address's button. */
export const placeOf = (id: string): string => `address-${id}`;

/** The purpose of an address that the banner's own centre has to deliver to [F-4.9]. */
const BY_CENTRE: AddressPurpose = { modality: 'DELIVERY', isOwn: true, wantsTimes: true };

/** How an address is used. */
interface Using {
  /** The button that was pressed. */
  readonly place: string;
  readonly addressPurpose: AddressPurpose;
  readonly isOver: () => boolean;
  /** True when the address is only useful if the banner's own centre delivers to it. */
  readonly needsCentre?: boolean;
  /** Called once the address is in use. */
  readonly onUsed?: () => void;
  /** Replaces the default next step: to the timeslots, or closing the window. */
  readonly goOn?: () => void;
}

/** Shops to an address. Resolves with the reason if that is not possible. */
export async function use(
  context: AddressContext,
  { id, address }: Pick<ProfileAddress, 'address'> & { readonly id?: string },
  { place, addressPurpose, isOver, needsCentre = false, onUsed, goOn }: Using,
): Promise<AddressTrouble | undefined> {
  const { store, deps, actions } = context;
  const { signal } = deps;
  const question = { near: { address }, banner: store.getState().settings.banner.xBannerName };
  const found = await deps.http.send(listModalityOptions, question, { signal });
  if (isOver()) return undefined;
  if (!found.ok) {
    const { error } = found;
    return failed(context, { error, operation: 'options', trouble: nearTrouble(error) });
  }
  const isByCentre = addressPurpose.isOwn && hasCentre(found.value);
  if (needsCentre && !isByCentre) return 'notEligible';
  const destination = { kind: 'address', address, id } as const;
  const to = { modality: addressPurpose.modality, destination, isOwnDelivery: isByCentre };
  await store.getState().shop(to, place, {
    goOn() {
      onUsed?.();
      const zip = zip5Of(address.postalCode);
      if (zip !== undefined) store.getState().adopt(zip, found.value);
      if (goOn) goOn();
      else if (isByCentre && addressPurpose.wantsTimes) actions.afterOwnDelivery();
      else store.getState().closeWindow('selected');
    },
  });
  return undefined;
}

/** Returns true for another choice than before. A choice that was read again has its id; one of the host has none. */
const isOtherChoice = (before: Used['active'], now: Used['active']): boolean =>
  now !== before && (now?.id !== before?.id || now?.id === '');

/** Applies an edit of the delivery address in use; shows the reason at the address if that fails. */
export async function followEdit(context: AddressContext, { id, address }: ProfileAddress): Promise<void> {
  const { store, deps } = context;
  const { used } = store.getState();
  const modality = used.active?.modality;
  if (modality !== 'DELIVERY' && modality !== 'SHIP') return;
  const { signal } = deps;
  const isOver = (): boolean => signal.aborted || isOtherChoice(used.active, store.getState().used.active);
  const addressPurpose = { modality, isOwn: used.isOwnDelivery, wantsTimes: false };
  const how = { place: placeOf(id), addressPurpose, isOver, goOn: () => {} };
  const trouble = await use(context, { id, address }, how);
  if (trouble !== undefined) store.setState({ picking: { phase: 'failed', id, trouble } });
}

/** Checks an address for its purpose and uses it if it is valid and eligible [F-4.5] to [F-4.8]. */
async function checkAndUse(
  context: AddressContext,
  { id, address }: ProfileAddress,
  isOver: () => boolean,
): Promise<AddressTrouble | undefined> {
  if (address.postalCode.trim() === '') return 'validation';
  const checked = await check(context, address);
  if (isOver()) return undefined;
  if (!checked.ok)
    return failed(context, { error: checked.error, operation: 'validate', trouble: 'validation' });
  const { validateCountries } = context.store.getState().settings;
  const verdict = verdictOn(address, checked.value, validateCountries);
  if (verdict === 'corrected') reportConstraint(context, CLOSE_MATCH_CODE);
  if (verdict !== 'good') return TROUBLE[verdict];
  return use(context, { id, address }, { place: placeOf(id), addressPurpose: purposeNow(context), isOver });
}

/** Chooses an address of the book for its purpose, or for the banner's own centre [F-4.5] to [F-4.9]. */
export async function choose(context: AddressContext, id: string, isOwn: boolean): Promise<void> {
  const { store, deps } = context;
  const { signal } = deps;
  const { book, picking, choosing } = store.getState();
  const entry = listOf(book).find((one) => one.id === id);
  if (!entry || picking.phase === 'checking' || choosing.phase === 'saving') return;
  store.setState({ picking: { phase: 'checking', id } });
  function isOn(): boolean {
    const { picking: now } = store.getState();
    return now.phase === 'checking' && now.id === id;
  }
  const isOver = (): boolean => signal.aborted || !isOn();
  const trouble = isOwn
    ? await use(context, entry, { place: placeOf(id), addressPurpose: BY_CENTRE, isOver, needsCentre: true })
    : await checkAndUse(context, entry, isOver);
  if (isOn()) store.setState({ picking: trouble ? { phase: 'failed', id, trouble } : { phase: 'idle' } });
}
