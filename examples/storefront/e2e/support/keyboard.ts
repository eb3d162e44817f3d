import type { Locator, Page } from '@playwright/test';
import { openerOf, tabTo, WALLET_STAGE } from '../steps/basic.ts';
import { expect } from './test.ts';
import type { Witness } from './test.ts';

/** Moves the focus to a control with Tab and presses a key. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to a field with Tab and replaces its text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Signs in by keyboard and waits for the wallet. */
export async function enter(page: Page, name: string): Promise<void> {
  await page.goto(`/sign-in?returnTo=${WALLET_STAGE}`);
  const list = page.getByText('Sandbox: use a demo shopper');
  await expect(list).toBeVisible();
  await pressOn(page, list);
  const shopper = page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(shopper).toBeVisible();
  await pressOn(page, shopper);
  await expect(openerOf(page)).toBeVisible();
}

/** Checks that a keyboard test has caused no mouse or touch event. */
export const expectNoPointer = ({ witness }: { readonly witness: Witness }): void =>
  expect(witness.of('pointer'), 'anything a mouse does').toEqual([]);
