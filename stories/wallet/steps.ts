import { userEvent } from 'storybook/test';
import { fill, inCardBox, inOverlay, inVaultFrame } from '../screen.ts';

type Queries = Awaited<ReturnType<typeof inOverlay>>;

/** Opens the flyout as a shopper does, and waits until a screen is on. */
export async function openFlyout(): Promise<Queries> {
  const box = await inCardBox();
  await userEvent.click(await box.findByRole('button', { name: 'Add or Change Payment Method' }));
  return inOverlay();
}

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

/** Types a name into the form, and a card into the vault's frame. */
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

/** Sends the form once the address is there. */
export async function addCard(flyout: Queries): Promise<void> {
  await flyout.findAllByRole('radio', { checked: true });
  await userEvent.click(flyout.getByRole('button', { name: 'Submit' }));
}
