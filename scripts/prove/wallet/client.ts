// One shopper's client: the real stores, actions and operation runner of wallet and selector, without a UI.
// It does what it is told, and reports what the shopper would read.
import type { Card } from '@grocer/foundation/domain';
import { serve, signedIn, startClient } from '../client-process.ts';
import type { Operation } from './operation.ts';

const setup = startClient();
const authConfig = await signedIn(setup);

const { createWallet } = await import('../../../packages/wallet/src/core/create-wallet.ts');
const { listOf } = await import('../../../packages/wallet/src/cards/rules.ts');
const { addressActions } = await import('../../../packages/wallet/src/forms/addresses/actions.ts');
const { addCardActions } = await import('../../../packages/wallet/src/features/add-card/actions.ts');
const { addGiftCardActions } = await import('../../../packages/wallet/src/features/add-gift-card/actions.ts');
const { addSnapCardActions } = await import('../../../packages/wallet/src/features/add-snap-card/actions.ts');
const { editCardActions } = await import('../../../packages/wallet/src/features/edit-card/actions.ts');
const { deleteCardActions } = await import('../../../packages/wallet/src/features/delete-card/actions.ts');
const { makePreferred } = await import('../../../packages/wallet/src/cards/actions/prefer.ts');
const { formOf } = await import('../../../packages/wallet/src/forms/slice.ts');
const { errorMessages } = await import('../../../packages/wallet/src/forms/errors/messages.ts');
const { noticeMessages } = await import('../../../packages/wallet/src/cards/notices/messages.ts');
const { createFilledFields } = await import('../../../packages/wallet/src/testing/filled-fields.ts');
const { createSelector } = await import('../../../packages/fulfilment-selector/src/core/create-selector.ts');
const book = await import('../../../packages/fulfilment-selector/src/features/addresses/actions.ts');
const bookRules = await import('../../../packages/fulfilment-selector/src/core/address-rules.ts');
const { addressMessages } =
  await import('../../../packages/fulfilment-selector/src/features/addresses/messages.ts');

type Wallet = ReturnType<typeof createWallet>;
type Form = Parameters<typeof formOf>[1];

const fields = createFilledFields({
  vault: setup.vault,
  paypageId: setup.paypageId,
  parentOrigin: 'http://shop.localhost',
});

/** Returns the message of the wallet's form, or else of its list. */
function wordsOf({ store }: Wallet, form: Form): string {
  const state = store.getState();
  const shown = formOf(state, form);
  const problem = shown.phase === 'editing' ? shown.problem : undefined;
  if (problem?.about === 'said') return problem.words;
  if (problem) return errorMessages[problem.about];
  const { notice } = state;
  if (!notice) return 'The form has closed.';
  return notice.about === 'rejected' ? 'Not accepted.' : noticeMessages[notice.about];
}

async function openedWallet(): Promise<Wallet> {
  const wallet = createWallet({
    environment: 'LOCAL',
    endpoints: { payment: setup.proxy },
    authConfig: await authConfig(),
    checkoutConfig: { orderInfo: { total: 9647, hasSnapEligibleItems: true } },
    walletConfig: { showSnapCards: true, showGiftCards: true },
  });
  wallet.retain();
  await wallet.store.getState().loadCards();
  await addressActions(wallet).loadAddresses();
  return wallet;
}

const PLACE = {
  unit: '',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US',
} as const;

/** Prepares an operation; resolves with the press, which may be repeated. */
async function prepared(operation: Operation): Promise<() => Promise<string>> {
  if (operation.kind === 'remove-address') return preparedRemoval(operation.addressId);
  const wallet = await openedWallet();
  const { openFlyout } = wallet.store.getState();
  const cardOf = (id: string): Card => {
    const card = listOf(wallet.store.getState().cards).find((one) => one.id === id);
    if (!card) throw new Error('The card is not in the list.');
    return card;
  };
  const pressing = (form: Form, press: () => Promise<unknown>) => async (): Promise<string> => {
    await press();
    return wordsOf(wallet, form);
  };
  switch (operation.kind) {
    case 'add-bank': {
      openFlyout({ screen: 'add-card' });
      const { pan: accountNumber, firstName, preferred } = operation;
      const cvv = accountNumber.startsWith('3') ? '1234' : '123';
      const typed = { firstName, lastName: 'Chaos', save: true, preferred };
      const card = fields.fieldsWith({ accountNumber, cvv });
      return pressing('add-card', () => addCardActions(wallet).submitCard(typed, card));
    }
    case 'add-gift':
    case 'wrong-pin': {
      openFlyout({ screen: 'add-gift-card' });
      const pin = operation.kind === 'wrong-pin' ? '9999' : '1111';
      return pressing('add-gift-card', () =>
        addGiftCardActions(wallet).submitGiftCard({ pan: operation.pan, pin }),
      );
    }
    case 'add-snap':
      openFlyout({ screen: 'add-snap-card' });
      return pressing('add-snap-card', () =>
        addSnapCardActions(wallet).submitSnapCard({ pan: operation.pan, save: true }),
      );
    case 'edit':
      return pressing('edit-card', await preparedEdit(wallet, cardOf(operation.cardId), operation));
    case 'delete': {
      const card = cardOf(operation.cardId);
      openFlyout({ screen: 'delete-card', cardId: card.id });
      return pressing('delete-card', () => deleteCardActions(wallet).removeCard(card));
    }
    case 'prefer': {
      const card = cardOf(operation.cardId);
      openFlyout();
      return pressing('prefer-card', async () => {
        wallet.store.getState().showNotice(undefined);
        await makePreferred(wallet)(card);
      });
    }
    default: {
      openFlyout({ screen: 'add-card' });
      const { openAddressForm, saveAddress } = addressActions(wallet);
      openAddressForm(operation.kind === 'edit-address' ? operation.addressId : undefined);
      return pressing('update-address', () => saveAddress({ ...PLACE, street: operation.street }));
    }
  }
}

async function preparedEdit(
  wallet: Awaited<ReturnType<typeof openedWallet>>,
  card: Card,
  { firstName, month }: Extract<Operation, { kind: 'edit' }>,
): Promise<() => Promise<unknown>> {
  wallet.store.getState().openFlyout({ screen: 'edit-card', cardId: card.id });
  await addressActions(wallet).loadAddresses(card.address);
  const form = { firstName, lastName: 'Chaos', month, year: '2033', preferred: false };
  const code = fields.codeWith(card.brand === 'AMEX' ? '1234' : '123');
  return () => editCardActions(wallet).submitEdit({ card, form, fields: code, onBadCode: () => {} });
}

/** Prepares a removal in the selector's address book, since the wallet removes no addresses. */
async function preparedRemoval(id: string): Promise<() => Promise<string>> {
  const selector = createSelector({
    environment: 'LOCAL',
    persistence: false,
    endpoints: { services: setup.proxy },
    authConfig: await authConfig(),
  });
  selector.retain();
  await selector.store.getState().begin();
  const actions = await selector.deps.actions.load();
  const { getState } = selector.store;
  getState().openWindow();
  await actions?.loadBook();
  if (!bookRules.listOf(getState().book).some((one) => one.id === id))
    throw new Error('The address is not in the book.');
  const { askToRemove, removeAddress } = book.addressActions(selector);
  return async () => {
    askToRemove(id);
    await removeAddress();
    const { removing, announcement } = getState();
    if (removing.phase === 'asking' && removing.trouble) return addressMessages.troubles[removing.trouble];
    return announcement === 'removed' ? addressMessages.removed : 'Nothing was said.';
  };
}

serve(prepared);
