import type { Locator, Page } from 'playwright';
import { held, times, wayButton } from '../../../examples/storefront/e2e/steps/shop.ts';

/** A press of the shopper on their way to an order. */
export interface WalkStep {
  readonly title: string;
  readonly arrive?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Promise<unknown>;
  readonly until: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name });

/** From the first page of the shop to the order; each step begins where the one before has ended. */
export const STEPS: readonly WalkStep[] = [
  {
    title: 'the way to shop: opens the window',
    arrive: (page) => page.goto('/'),
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
    title: 'a time',
    press: (page) => times(page).getByRole('radio').first().click({ force: true }),
    until: (page) => held(page).waitFor(),
  },
  {
    title: 'Continue',
    press: (page) => button(page, 'Continue').click(),
    until: (page) => heading(page, 'Payment details').waitFor(),
  },
];
