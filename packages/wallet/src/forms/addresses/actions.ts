import { listBillingAddresses, saveBillingAddress } from '@grocer/foundation/contract';
import { homeFirst, isSameAddress, isWrittenSame } from '@grocer/foundation/domain';
import type { Address, SavedAddress } from '@grocer/foundation/domain';
import type { Reconciled } from '@grocer/foundation/http';
import { tellError } from '../../core/tell-error.ts';
import { formOf } from '../slice.ts';
import { createSubmitter } from '../submitter.ts';
import { lazyPart } from '../../core/lazy-part.ts';
import type { WalletCore } from '../../core/lazy-part.ts';
import { defaultAddress, withSaved } from './rules.ts';
import type { Addresses, Listed } from './state.ts';

interface NewAddress {
  readonly id: string | undefined;
  readonly type: SavedAddress['type'];
  readonly address: Address;
}

/** Loads the account's addresses, with the home address first [W-4.31]. */
async function fetchList({ deps }: WalletCore) {
  const { http, signal } = deps;
  const result = await http.send(listBillingAddresses, undefined, { signal });
  return result.ok ? { ok: true as const, value: homeFirst(result.value) } : result;
}

/** An address to save, from the first attempt to a definite answer. */
interface Sent extends NewAddress {
  /** The addresses before the attempt; undefined when they had not loaded. */
  readonly known: readonly SavedAddress[] | undefined;
}

/** Looks for an address that may have been saved although the response was lost. */
async function findSaved(
  core: WalletCore,
  { id, address, known }: Sent,
): Promise<Reconciled<{ id: string }>> {
  const list = await fetchList(core);
  if (!list.ok) return { kind: 'unknown' };
  const isIt = (one: SavedAddress): boolean =>
    id === undefined ? !known?.some((old) => old.id === one.id) : one.id === id;
  const saved = list.value.find((one) => isIt(one) && isSameAddress(one.address, address));
  if (!saved) return { kind: 'did-not-happen' };
  if (id === undefined && !known) return { kind: 'unknown' };
  // The service may have normalised the new address, or it may still be the old one.
  if (id !== undefined && !isWrittenSame(saved.address, address)) return { kind: 'unknown' };
  return { kind: 'happened', value: { id: saved.id } };
}

interface AddressContext {
  readonly core: WalletCore;
  /** The address to pick at first, from the form that asked last. */
  readonly memory: {
    wanted: Address | undefined;
    /** The life of the wallet that is reading the list. A wallet that has ended reads it again when it is shown. */
    readBy?: AbortSignal | undefined;
  };
}

const isReading = ({ core, memory }: AddressContext): boolean => memory.readBy === core.deps.signal;

/** Picks an address for the card; the card form's problem with the one before is solved. */
function pick(core: WalletCore, id: string | undefined): void {
  const state = core.store.getState();
  core.store.setState({ billingAddressId: id });
  const form = cardForm(core);
  const now = form && formOf(state, form);
  const about = now?.phase === 'editing' ? now.problem?.about : undefined;
  if (form && id !== undefined && (about === 'addressRequired' || about === 'addressInvalid'))
    state.stopForm(form, undefined);
}

/** Returns the address to pick at first in what is known of a list; a card keeps an address that is not. */
const firstIn = ({ list, isPartial }: Listed, own: Address | undefined): string | undefined => {
  const first = defaultAddress(list, own);
  const isUnknown = isPartial && own && first && !isSameAddress(first.address, own);
  return isUnknown ? undefined : first?.id;
};

/** Requests the list. What was added while it could not be loaded stays on screen, and stays picked. */
async function read(context: AddressContext): Promise<void> {
  const { core, memory } = context;
  const { store, deps } = core;
  const { signal } = deps;
  const { addresses } = store.getState();
  const asked: Addresses = addresses.phase === 'ready' ? addresses : { phase: 'loading' };
  store.setState({ addresses: asked });
  memory.readBy = signal;
  const result = await fetchList(core);
  if (memory.readBy === signal) memory.readBy = undefined;
  const { addresses: now, billingAddressId } = store.getState();
  // Another shopper may have taken over, or the list may have been requested again.
  if (signal.aborted || (now !== asked && now.phase !== 'ready')) return;
  if (now !== asked) {
    // An address was added meanwhile.
    await read(context);
    return;
  }
  if (result.ok) {
    const list = result.value;
    const picked = asked.phase === 'ready' && list.find(({ id }) => id === billingAddressId);
    store.setState({ addresses: { phase: 'ready', list } });
    pick(core, (picked || defaultAddress(list, memory.wanted))?.id);
    return;
  }
  if (asked.phase === 'loading') store.setState({ addresses: { phase: 'failed', error: result.error } });
  tellError(deps, result.error);
}

async function load(context: AddressContext, own: Address | undefined): Promise<void> {
  const { core, memory } = context;
  const { addresses } = core.store.getState();
  memory.wanted = own;
  if (addresses.phase === 'ready') pick(core, firstIn(addresses, own));
  const isListed = addresses.phase === 'ready' && !addresses.isPartial;
  const isListing = addresses.phase !== 'idle' && isReading(context);
  if (!isListed && !isListing) await read(context);
}

const listed = ({ store }: WalletCore): readonly SavedAddress[] | undefined => {
  const { addresses } = store.getState();
  return addresses.phase === 'ready' ? addresses.list : undefined;
};

/** Puts a saved address into the list; picks it unless the shopper has left the form. */
async function adoptSavedAddress(
  context: AddressContext,
  entry: SavedAddress,
  isLeft: boolean,
): Promise<void> {
  const { core, memory } = context;
  const { getState, setState } = core.store;
  const { addresses, visitOf } = getState();
  const form = cardForm(core);
  const visit = form && visitOf(form);
  if (addresses.phase === 'ready')
    setState({ addresses: { ...addresses, list: withSaved(addresses.list, entry) } });
  else {
    setState({ addresses: { phase: 'idle' } });
    await load(context, memory.wanted);
    // The list still cannot be loaded: the address that was added instead is the way on.
    if (!isLeft && getState().addresses.phase === 'failed')
      setState({ addresses: { phase: 'ready', list: [entry], isPartial: true } });
  }
  // The service may write the address in another way, and the shopper may be at another card by now.
  const isHere = !isLeft && cardForm(core) === form && (form && visitOf(form)) === visit;
  if (isHere && listed(core)?.some(({ id }) => id === entry.id)) pick(core, entry.id);
}

/** Returns the card form that an address is picked for. */
function cardForm({ store }: WalletCore): 'add-card' | 'edit-card' | undefined {
  const { flyout } = store.getState();
  const stack = flyout.phase === 'open' ? flyout.stack : [];
  return (['add-card', 'edit-card'] as const).find((form) => stack.includes(form));
}

/** Goes back to the card form that the address is for, or to the list. */
const leaveForm = (core: WalletCore): void => core.store.getState().showScreen(cardForm(core) ?? 'card-list');

/** Actions of the billing addresses [W-1.7]. */
export const addressActions = lazyPart((core) => {
  const { store, deps } = core;
  const context: AddressContext = { core, memory: { wanted: undefined } };
  const submit = createSubmitter<Sent, { id: string }>(core, 'update-address');
  deps.signedInAgain.add(() => {
    const { addresses } = store.getState();
    const isMissing = addresses.phase === 'failed' || (addresses.phase === 'ready' && addresses.isPartial);
    if (isMissing && !isReading(context)) void read(context);
  });

  return {
    /** Loads the addresses unless they are loaded; picks the card's own address, else the first [W-4.32]. */
    loadAddresses: (own?: Address): Promise<void> => load(context, own),
    pickAddress(id: string): void {
      pick(core, id);
      const form = cardForm(core);
      if (form) store.getState().touchForm(form);
    },
    /** Returns the picked address. */
    pickedAddress: () => listed(core)?.find(({ id }) => id === store.getState().billingAddressId),
    /** Opens the form for an existing address or, without an id, for a new one. */
    openAddressForm(id?: string): void {
      store.setState({ editedAddressId: id });
      store.getState().showScreen('update-address');
    },
    /** Saves an address. A new one gets the type `delivery`, an existing one keeps its type [W-3.27]. */
    async saveAddress(address: Address): Promise<void> {
      const { editedAddressId } = store.getState();
      const known = listed(core);
      // An address that was deleted elsewhere is saved as a new one.
      const { id, type = 'delivery' } = known?.find((one) => one.id === editedAddressId) ?? {};
      const sent: NewAddress = { id, type, address };
      await submit({
        typed: JSON.stringify(sent),
        prepare: () => ({ ok: true, sent: { ...sent, known } }),
        send: (ready, key) =>
          deps.http.send(saveBillingAddress, ready, {
            key,
            signal: deps.signal,
            reconcile: () => findSaved(core, ready),
          }),
        done({ id: savedId }, isLeft) {
          void adoptSavedAddress(context, { id: savedId, type, address }, isLeft);
          if (!isLeft) leaveForm(core);
        },
        failed(error) {
          if (error.code !== 'not_found') return;
          store.setState({ addresses: { phase: 'idle' } });
          void load(context, context.memory.wanted);
        },
      });
    },
    leaveAddressForm: (): void => leaveForm(core),
    /** Goes back to the screen that opened the address form. */
    goBackFromAddress(): void {
      const { flyout, showScreen } = store.getState();
      const isFromList = flyout.phase === 'open' && flyout.stack.includes('address-list');
      if (isFromList) showScreen('address-list');
      else leaveForm(core);
    },
  };
});
