import type { Locator, Page } from 'playwright';
import { days, held, times, wayButton } from '../../../examples/storefront/e2e/steps/shop.ts';
import { placed } from '../../../examples/storefront/e2e/steps/pay.ts';

/** A press on the shopper's way to an order. */
export interface WalkStep {
  readonly title: string;
  readonly arrive?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Promise<unknown>;
  readonly until: (page: Page) => Promise<unknown>;
}

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
    press: (page) => wayButton(page).click(),
    until: (page) => button(page, /^Select Store, /).waitFor(),
  },
  {
    title: 'a store',
    press: (page) => button(page, /^Select Store, /).click(),
    until: (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
  },
  {
    title: 'an aisle',
    press: (page) => page.getByRole('link', { name: 'Produce' }).first().click(),
    until: (page) => button(page, /^Add to cart/).waitFor(),
  },
  {
    title: 'Add to cart',
    press: (page) => button(page, /^Add to cart/).click(),
    until: (page) => button(page, /^One more/).waitFor(),
  },
  {
    title: 'One more',
    press: (page) => button(page, /^One more/).click(),
    until: (page) => page.locator('[aria-busy=false]').first().waitFor(),
  },
  {
    title: 'the cart',
    press: (page) => page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first().click(),
    until: (page) => page.getByRole('link', { name: /^Check out/ }).waitFor(),
  },
  {
    title: 'Schedule your order',
    press: (page) => page.getByRole('link', { name: /^Check out/ }).click(),
    until: (page) => times(page).waitFor(),
  },
  {
    title: 'another day',
    press: (page) => days(page).getByRole('radio').nth(1).press(' '),
    until: (page) => times(page).waitFor(),
  },
  {
    title: 'a time',
    press: (page) => times(page).getByRole('radio').first().click({ force: true }),
    until: (page) => held(page).waitFor(),
  },
  {
    title: 'Continue',
    press: (page) => button(page, 'Continue').click(),
    until: (page) => page.locator('[data-part=submit]:not([aria-disabled=true])').waitFor(),
  },
  {
    title: 'Credit & Debit',
    press: (page) => page.locator('[data-part=bank-cards] summary').click(),
    until: (page) => button(page, 'Add a Credit or Debit Card').waitFor(),
  },
  {
    title: 'the items: opens the drawer',
    press: (page) => button(page, /^Items/).click(),
    until: (page) => page.getByRole('dialog').getByRole('list').first().waitFor(),
  },
  {
    title: 'closes the drawer',
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    until: (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
  },
  {
    title: 'Place your Pickup Order',
    press: (page) => button(page, 'Place your Pickup Order').click(),
    until: (page) => placed(page).waitFor(),
  },
  {
    title: 'Add or Edit Items',
    press: (page) => page.getByRole('link', { name: '+ Add or Edit Items' }).click(),
    until: (page) => heading(page, 'In your order').waitFor(),
  },
];
