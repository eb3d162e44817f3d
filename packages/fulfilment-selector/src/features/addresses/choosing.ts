import { listModalityOptions } from '@grocer/foundation/contract';
import { zip5Of } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import { hasCentre } from '../../window/results/rules.ts';
import type { AddressTrouble } from './form-state.ts';
import { listOf } from '../../core/address-rules.ts';
import type { AddressPurpose } from '../../core/address-rules.ts';
import { verdictOn } from './verdict-rules.ts';
import type { Verdict } from './verdict-rules.ts';
import { check, CLOSE_MATCH_CODE, constrained, purposeNow, failed } from './work.ts';
import type { AddressContext } from './work.ts';

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

/** What an address is looked for where the banner's own centre has to deliver to it [F-4.9]. */
const BY_CENTRE: AddressPurpose = { modality: 'DELIVERY', isOwn: true, wantsTimes: true };

/** How an address comes to be shopped to. */
interface Using {
  /** The button that it was chosen with. */
  readonly place: string;
  readonly addressPurpose: AddressPurpose;
  readonly isOver: () => boolean;
  /** Is it of use only where a centre of the banner's own delivers? */
  readonly needsCentre?: boolean;
  /** How to go on instead of to the times, or out of the window. */
  readonly goOn?: () => void;
}

/** Makes an address the one that is shopped to. What is not possible there is the trouble. */
export async function use(
  context: AddressContext,
  { id, address }: Pick<ProfileAddress, 'address'> & { readonly id?: string },
  { place, addressPurpose, isOver, needsCentre = false, goOn }: Using,
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
      const zip = zip5Of(address.postalCode);
      if (zip !== undefined) store.getState().adopt(zip, found.value);
      if (goOn) goOn();
      else if (isByCentre && addressPurpose.wantsTimes) actions.afterOwnDelivery();
      else store.getState().closeWindow('selected');
    },
  });
  return undefined;
}

/** Has what is brought to an address be brought to it as it was changed, or says at it why that cannot be. */
export async function follow(context: AddressContext, { id, address }: ProfileAddress): Promise<void> {
  const { store, deps } = context;
  const { used } = store.getState();
  const modality = used.active?.modality;
  if (modality !== 'DELIVERY' && modality !== 'SHIP') return;
  const { signal } = deps;
  const isOver = (): boolean => signal.aborted;
  const addressPurpose = { modality, isOwn: used.isOwnDelivery, wantsTimes: false };
  const how = { place: placeOf(id), addressPurpose, isOver, goOn: () => {} };
  const trouble = await use(context, { id, address }, how);
  if (trouble !== undefined) store.setState({ picking: { phase: 'failed', id, trouble } });
}

/** Uses an address for the way of shopping that it is looked for, if it is good for that [F-4.5] to [F-4.8]. */
async function tryOut(
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
  if (verdict === 'corrected') constrained(context, CLOSE_MATCH_CODE);
  if (verdict !== 'good') return TROUBLE[verdict];
  return use(context, { id, address }, { place: placeOf(id), addressPurpose: purposeNow(context), isOver });
}

/** Chooses an address of the book, for delivery by the banner's own centre or for what it is looked for [F-4.5] to [F-4.9]. */
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
    : await tryOut(context, entry, isOver);
  if (isOn()) store.setState({ picking: trouble ? { phase: 'failed', id, trouble } : { phase: 'idle' } });
}
