import type { Locator, Page } from 'playwright';
import { days, held, times, wayButton } from '../../../examples/storefront/e2e/steps/shop.ts';
import { rest } from '../timing.ts';
import { placed } from '../../../examples/storefront/e2e/steps/pay.ts';

/** A press on the shopper's way to an order. */
export interface WalkStep {
  readonly title: string;
  readonly arrive?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Promise<unknown>;
  readonly until: (page: Page) => Promise<unknown>;
}

/** Clicks with a mouse that rests on the target, so that looking for the target is not measured. */
const clickOn = async (target: Locator): Promise<void> => {
  await target.hover();
  await rest();
  await target.page().mouse.down();
  await target.page().mouse.up();
};

const pressSpaceOn = async (target: Locator): Promise<void> => {
  await target.focus();
  await rest();
  await target.page().keyboard.press(' ');
};

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name });

/** From the home page to the order; each step starts where the previous one ended. */
export const STEPS: readonly WalkStep[] = [
  {
    title: 'the way to shop: opens the window',
    arrive: async (page) => {
      await page.goto('/');
      await button(page, /^Add to cart/).waitFor();
    },
    press: (page) => clickOn(wayButton(page)),
    until: (page) => button(page, /^Select Store, /).waitFor(),
  },
  {
    title: 'a store',
    press: (page) => clickOn(button(page, /^Select Store, /)),
    until: (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
  },
  {
    title: 'an aisle',
    press: (page) => clickOn(page.getByRole('link', { name: 'Produce' }).first()),
    until: (page) => button(page, /^Add to cart/).waitFor(),
  },
  {
    title: 'Add to cart',
    press: (page) => clickOn(button(page, /^Add to cart/)),
    until: (page) => button(page, /^One more/).waitFor(),
  },
  {
    title: 'One more',
    press: (page) => clickOn(button(page, /^One more/)),
    until: (page) =>
      page
        .getByRole('group', { name: /^Quantity/ })
        .getByText('2', { exact: true })
        .first()
        .waitFor(),
  },
  {
    title: 'the cart',
    press: (page) => clickOn(page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first()),
    until: (page) => page.getByRole('link', { name: /^Check out/ }).waitFor(),
  },
  {
    title: 'Schedule your order',
    press: (page) => clickOn(page.getByRole('link', { name: /^Check out/ })),
    until: (page) => times(page).waitFor(),
  },
  {
    title: 'another day',
    press: (page) => pressSpaceOn(days(page).getByRole('radio').nth(1)),
    until: (page) =>
      days(page)
        .getByRole('radio', { checked: true })
        .and(days(page).getByRole('radio').nth(1))
        .waitFor({ state: 'attached' }),
  },
  {
    title: 'a time',
    press: (page) => clickOn(times(page).getByRole('radio').first()),
    until: (page) => held(page).waitFor(),
  },
  {
    title: 'Continue',
    press: (page) => clickOn(button(page, 'Continue')),
    until: (page) => page.locator('[data-part=submit]:not([aria-disabled=true])').waitFor(),
  },
  {
    title: 'Credit & Debit',
    press: (page) => clickOn(page.locator('[data-part=bank-cards] summary')),
    until: (page) => button(page, 'Add a Credit or Debit Card').waitFor(),
  },
  {
    title: 'the items: opens the drawer',
    press: (page) => clickOn(button(page, /^Items/)),
    until: (page) => page.getByRole('dialog').getByRole('list').first().waitFor(),
  },
  {
    title: 'closes the drawer',
    press: (page) => clickOn(page.getByRole('dialog').getByRole('button', { name: 'Close' })),
    until: (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
  },
  {
    title: 'Place your Pickup Order',
    press: (page) => clickOn(button(page, 'Place your Pickup Order')),
    until: (page) => placed(page).waitFor(),
  },
  {
    title: 'Add or Edit Items',
    press: (page) => clickOn(page.getByRole('link', { name: '+ Add or Edit Items' })),
    until: (page) => heading(page, 'In your order').waitFor(),
  },
];
