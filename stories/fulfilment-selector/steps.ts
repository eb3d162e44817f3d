import type { StoryContext } from '@storybook/react-vite';
import { userEvent, waitFor, within } from 'storybook/test';
import { sandboxOf } from '../sandbox.ts';
import { atRest, fill, inOverlay } from '../screen.ts';

export type Queries = Awaited<ReturnType<typeof inOverlay>>;

/** Opens the window as a shopper does, and waits until it is at rest. */
export async function openWindow(canvasElement: HTMLElement): Promise<Queries> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose how you shop' }));
  return inOverlay();
}

/** Opens the window and waits for what is found. */
export async function openResults(canvasElement: HTMLElement): Promise<Queries> {
  const view = await openWindow(canvasElement);
  await view.findAllByRole('article');
  return view;
}

/** Opens the window and goes to the delivery times of the banner's own centre, as far as they come. */
export async function openTimes(canvasElement: HTMLElement): Promise<Queries> {
  const view = await openResults(canvasElement);
  await userEvent.click(view.getByRole('tab', { name: 'Delivery' }));
  await press(view, /^(Reserve Your Time|Schedule Delivery|Edit Reservation), /);
  await view.findByRole('heading', { name: 'View available times' });
  return view;
}

/** The times of the chosen day, once they are there. */
export const slotsIn = async (view: Queries): Promise<HTMLElement[]> =>
  within(await view.findByRole('radiogroup', { name: /^Times for / })).getAllByRole('radio');

/** Presses a button. */
export const press = async (view: Queries, name: string | RegExp): Promise<void> =>
  userEvent.click(await view.findByRole('button', { name }));

/** Fills the form for an address, and saves it. */
export async function saveAddress(view: Queries, street: string, zip = '45202'): Promise<void> {
  await fill(view.getByRole('textbox', { name: 'Street Address' }), street);
  await fill(view.getByRole('textbox', { name: 'City (optional)' }), 'Cincinnati');
  await userEvent.selectOptions(view.getByRole('combobox', { name: 'State/Province (optional)' }), 'OH');
  await fill(view.getByRole('textbox', { name: 'ZIP Code' }), zip);
  await press(view, 'Save Address');
}

/** The question above the window, once it is there. */
export async function question(): Promise<Queries> {
  const root = await waitFor(() => {
    const layers = [...document.querySelectorAll('[data-grocer-overlay]')];
    const found = layers
      .map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('[role="alertdialog"]'))
      .find((dialog) => dialog);
    if (!found) throw new Error('Nothing is asked yet.');
    return found;
  });
  await atRest();
  return within(root);
}

/** Hours go by at the service; whoever comes back to the page sees what that has changed. */
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

/** Ten in the morning, at which stories begin; in summer it is eleven. */
const MORNING = 10;

/** The hours from there until a time has begun. Which is the first depends on the date, since some are sold out. */
export function hoursUntil(slot: HTMLElement | undefined): number {
  const hour = Number(/\d+/.exec(slot?.closest('label')?.textContent ?? '')?.[0]);
  return (hour < MORNING ? hour + 12 : hour) - MORNING + 0.1;
}

/** Does this device go by Eastern Time? What is elsewhere for one is here for another. */
export const isInTheEast = [240, 300].includes(new Date().getTimezoneOffset());
