import { userEvent } from 'storybook/test';
import { atRest, fill, inCardBox, inOverlay, inVaultFrame } from '../screen.ts';

type Queries = Awaited<ReturnType<typeof inOverlay>>;

/** Opens the flyout as a shopper does and waits for a screen. */
export async function openFlyout(): Promise<Queries> {
  const box = await inCardBox();
  await userEvent.click(await box.findByRole('button', { name: 'Add or Change Payment Method' }));
  return inOverlay();
}

/** Opens the menu of a card in a list. */
export async function openMenu(list: Queries, card: string): Promise<HTMLElement> {
  await userEvent.click(await list.findByRole('button', { name: `Actions for ${card}` }));
  const menu = await list.findByRole('menu');
  await atRest();
  return menu;
}

/** Chooses an action from a card's menu. */
export async function choose(list: Queries, card: string, action: string): Promise<void> {
  await openMenu(list, card);
  await userEvent.click(list.getByRole('menuitem', { name: action }));
}

/** Opens the flyout and chooses an action from a card's menu. */
export async function openAction(card: string, action: string): Promise<Queries> {
  const flyout = await openFlyout();
  await choose(flyout, card, action);
  return flyout;
}

/** Opens the form that edits a card and waits for its addresses and its security code. */
export async function openEdit(card: string): Promise<Queries> {
  const flyout = await openAction(card, 'Edit');
  await flyout.findByRole('textbox', { name: 'First name' });
  await flyout.findAllByRole('radio', { checked: true });
  await inVaultFrame();
  return flyout;
}

/** Opens a form by a button of the list. */
export async function openByButton(button: string | RegExp, heading: string): Promise<Queries> {
  const flyout = await openFlyout();
  await userEvent.click(await flyout.findByRole('button', { name: button }));
  await flyout.findByRole('heading', { name: heading });
  return flyout;
}

/** Enters a PIN or a security code in the vault's frame. */
export async function typeSecret(label: string, text: string): Promise<void> {
  await userEvent.type((await inVaultFrame()).getByLabelText(label), text);
}

/** Presses a button of the flyout. */
export const press = async (flyout: Queries, name: string | RegExp): Promise<void> =>
  userEvent.click(await flyout.findByRole('button', { name }));

/** Opens the form for a new card. */
export async function openForm(): Promise<Queries> {
  const flyout = await openFlyout();
  await userEvent.click(flyout.getByRole('button', { name: 'Add Credit/Debit Card' }));
  await flyout.findByRole('textbox', { name: 'First name' });
  return flyout;
}

interface TypedCard {
  readonly number: string;
  readonly firstName?: string;
  readonly cvv?: string;
}

/** Enters a name in the form and a card in the vault's frame. */
export async function typeCard(
  flyout: Queries,
  { number, firstName = 'Bob', cvv = '123' }: TypedCard,
): Promise<void> {
  await fill(await flyout.findByRole('textbox', { name: 'First name' }), firstName);
  await fill(flyout.getByRole('textbox', { name: 'Last name' }), 'Baker');
  const frame = await inVaultFrame();
  await userEvent.type(frame.getByLabelText('Card Number'), number);
  await userEvent.type(frame.getByLabelText('Month'), '08');
  await userEvent.type(frame.getByLabelText('Year'), String((new Date().getFullYear() + 2) % 100));
  await userEvent.type(frame.getByLabelText(/CVV/), cvv);
}

/** Submits the form once the address is loaded. */
export async function addCard(flyout: Queries): Promise<void> {
  await flyout.findAllByRole('radio', { checked: true });
  await userEvent.click(flyout.getByRole('button', { name: 'Submit' }));
}
