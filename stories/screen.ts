import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

type Queries = ReturnType<typeof within>;

/** Waits for the root element of an SDK's surface, which contains all roles and texts. */
const surfaceOf = (host: string): Promise<HTMLElement> =>
  waitFor(() => {
    const root = document.querySelector(host)?.shadowRoot?.querySelector<HTMLElement>('.grocer-root');
    if (!root) throw new Error(`${host} shows nothing yet.`);
    return root;
  });

const isEndless = (animation: Animation): boolean =>
  animation.effect?.getComputedTiming().iterations === Infinity;

const shadowRoots = (): readonly ShadowRoot[] =>
  [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);

/** Switches everything on screen to the dark colour scheme. */
export function darken(): void {
  document.documentElement.style.colorScheme = 'dark';
  for (const place of [document, ...shadowRoots()]) {
    for (const root of place.querySelectorAll<HTMLElement>('[data-scheme]')) root.dataset['scheme'] = 'dark';
  }
}

/** Waits for the end of all animations: until then, elements are not in place and have less contrast. */
export async function atRest(): Promise<void> {
  const animations = shadowRoots().flatMap((root) => root.getAnimations());
  const moving = animations.filter((animation) => !isEndless(animation));
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

const OVERLAY = '[data-grocer-overlay]';

export const inSurface = async (): Promise<Queries> => within(await surfaceOf('[data-grocer="story"]'));
export const inCardBox = async (): Promise<Queries> => within(await surfaceOf('[data-grocer="card-box"]'));
export const inAccount = async (): Promise<Queries> =>
  within(await surfaceOf('[data-grocer="account-navigation"]'));
export const inDeliveryDays = async (): Promise<Queries> =>
  within(await surfaceOf('[data-grocer="delivery-days"]'));
export const inPreferences = async (): Promise<Queries> =>
  within(await surfaceOf('[data-grocer="preferences"]'));
export const inSelector = async (): Promise<Queries> =>
  within(await surfaceOf('[data-grocer="fulfilment-selector"]'));
export const inScheduling = async (): Promise<Queries> =>
  within(await surfaceOf('[data-grocer="scheduling"]'));
export const inCheckout = async (): Promise<Queries> => within(await surfaceOf('[data-grocer="checkout"]'));
export const inMyWallet = async (): Promise<Queries> => within(await surfaceOf('[data-grocer="my-wallet"]'));

/** Waits for the open overlay, at the end of its animation. */
export async function inOverlay(): Promise<Queries> {
  const root = await surfaceOf(OVERLAY);
  await waitFor(() => expect(root.querySelector('[role=dialog], [role=alertdialog]')).not.toBeNull());
  await atRest();
  return within(root);
}

/** Waits for a dialog, or for a question above another layer, at the end of its animation. */
export async function above(role: 'dialog' | 'alertdialog'): Promise<Queries> {
  const layer = await waitFor(() => {
    const found = [...document.querySelectorAll(OVERLAY)]
      .map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>(`[role=${role}]`))
      .find((dialog) => dialog);
    if (!found) throw new Error('Nothing has opened yet.');
    return found;
  });
  await atRest();
  return within(layer);
}

export const isOverlayOpen = (): boolean => document.querySelector(OVERLAY) !== null;

/**
 * Waits for the vault's fields. Stories serve the frame from the page's own origin, so that they can access
 * it.
 */
export const inVaultFrame = (): Promise<Queries> =>
  waitFor(() => {
    const frame = document.querySelector<HTMLIFrameElement>(`${OVERLAY} iframe`);
    const form = frame?.contentDocument?.querySelector<HTMLElement>('form:not([hidden])');
    if (!form) throw new Error('The card fields are not there yet.');
    return within(form);
  });

/** Fills in a field. React does not notice user-event's typing if the field is in a shadow root. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await fireEvent.input(field, { target: { value: text } });
}

/**
 * Returns true when an element has the focus. The page's active element is only the host of a shadow root.
 */
export const hasFocus = (element: HTMLElement): boolean => element.matches(':focus');
