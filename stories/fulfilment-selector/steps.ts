import type { StoryContext } from '@storybook/react-vite';
import { userEvent, waitFor, within } from 'storybook/test';
import { sandboxOf } from '../sandbox.ts';
import { fill, inOverlay } from '../screen.ts';

export type Queries = Awaited<ReturnType<typeof inOverlay>>;

/** Opens the window as a shopper does and waits for the end of its animation. */
export async function openWindow(canvasElement: HTMLElement): Promise<Queries> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose how you shop' }));
  return inOverlay();
}

/** Opens the window and waits for the stores. */
export async function openResults(canvasElement: HTMLElement): Promise<Queries> {
  const view = await openWindow(canvasElement);
  await view.findAllByRole('article');
  return view;
}

/** Opens the window and the delivery times of the banner's own centre; does not wait for the times. */
export async function openTimes(canvasElement: HTMLElement): Promise<Queries> {
  const view = await openResults(canvasElement);
  await userEvent.click(view.getByRole('tab', { name: 'Delivery' }));
  await press(view, /^(Reserve Your Time|Schedule Delivery|Edit Reservation), /);
  await view.findByRole('heading', { name: 'View available times' });
  return view;
}

/** Waits for the times of the selected day. */
export const slotsIn = async (view: Queries): Promise<HTMLElement[]> =>
  within(await view.findByRole('radiogroup', { name: /^Times for / })).getAllByRole('radio');

/** Presses a button. */
export const press = async (view: Queries, name: string | RegExp): Promise<void> =>
  userEvent.click(await view.findByRole('button', { name }));

/** Fills in the address form and saves the address. */
export async function saveAddress(view: Queries, street: string, zip = '45202'): Promise<void> {
  await fill(view.getByRole('textbox', { name: 'Street Address' }), street);
  await fill(view.getByRole('textbox', { name: 'City (optional)' }), 'Cincinnati');
  await userEvent.selectOptions(view.getByRole('combobox', { name: 'State/Province (optional)' }), 'OH');
  await fill(view.getByRole('textbox', { name: 'ZIP Code' }), zip);
  await press(view, 'Save Address');
}

/** Waits until a text is in a live region; it is shown before that as an element of its own. */
export const announced = async (view: Queries, text: RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const said = view.getByText(text);
    if (!said.closest('[role=status]')) throw new Error('This text is not announced yet.');
    return said;
  });

/** Advances the service's clock, and dispatches focus events until the page shows what has changed. */
export async function hoursPass(
  context: Pick<StoryContext, 'loaded'>,
  hours: number,
  see: () => Promise<void>,
): Promise<void> {
  sandboxOf(context).controls.setClock(hours * 3_600_000);
  await waitFor(async () => {
    window.dispatchEvent(new Event('focus'));
    await see();
  });
}

/** Hour at which stories begin; in summer it is eleven. */
const MORNING = 10;

/**
 * Returns the hours from the start of a story until a time has begun. The first time depends on the date,
 * since some are sold out.
 */
export function hoursUntil(slot: HTMLElement | undefined): number {
  const hour = Number(/\d+/.exec(slot?.closest('label')?.textContent ?? '')?.[0]);
  return (hour < MORNING ? hour + 12 : hour) - MORNING + 0.1;
}

/** True if this device uses Eastern Time. Stories about another time zone then use a place in the west. */
export const isInTheEast = [240, 300].includes(new Date().getTimezoneOffset());
