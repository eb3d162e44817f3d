import { openEdit, pinField, startAdding } from '../steps/form.ts';
import { cutOff, holdBack, movesAfter, twoFrames } from '../support/layout.ts';
import { shopAtStore, times } from '../steps/shop.ts';
import {
  button,
  cardFields,
  dialog,
  openerOf,
  payingWith,
  signIn,
  signInAs,
  toShoppers,
  WALLET_STAGE,
} from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';
import { actionsOf, cardButton, menu } from '../steps/wallet.ts';

test(
  'clips nothing and does not scroll sideways at 320 px, on any screen',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await toShoppers(page);
    await expect(page.getByRole('button', { name: /^Alice/ })).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
    await signIn(page, 'Alice');
    await expect(payingWith(page)).toContainText('Visa');
    expect(await cutOff(page)).toEqual([]);
    await openerOf(page).click();
    await expect(dialog(page).getByRole('radio')).toHaveCount(3);
    expect(await cutOff(page)).toEqual([]);
    await button(page, 'Add Credit/Debit Card').click();
    await expect(cardFields(page)[0]).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
    const frame = page.frames().at(-1);
    expect(
      await frame?.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    await button(page, 'Add new address').scrollIntoViewIfNeeded();
    // Until the next frame Chromium sends the press to the vault's frame, which was at this position before.
    await twoFrames(page);
    await button(page, 'Add new address').click();
    await button(page, 'Save Address').click();
    await expect(dialog(page).getByText('City is a required field.')).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
    await button(page, 'Back').click();
    await expect(cardFields(page)[0]).toBeVisible();
    await button(page, 'Back').click();
    await startAdding(page, 'Add Gift Card');
    expect(await cutOff(page)).toEqual([]);
    await button(page, 'Back').click();
    await cardButton(dialog(page), 'Check Balance', 'SNAP EBT ending in 0004').click();
    await expect(pinField(page)).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
    await button(page, 'Back').click();
    await actionsOf(page, 'Gift card ending in 1002').click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    expect(await cutOff(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openEdit(page);
    expect(await cutOff(page)).toEqual([]);
    await page.getByLabel('First name').fill('A');
    await page.getByLabel('First name').press('Escape');
    await expect(dialog(page)).toHaveAccessibleName('Discard Changes?');
    expect(await cutOff(page)).toEqual([]);
    await page.goto('/wallet');
    await expect(page.getByText('Visa ending in 4242')).toBeAttached();
    expect(await cutOff(page)).toEqual([]);
  },
);

for (const { name, path, done } of [
  { name: 'the checkout', path: WALLET_STAGE, done: 'Add or Change Payment Method' },
  { name: 'My Wallet', path: '/wallet', done: 'Add Credit/Debit Card' },
]) {
  test(
    `causes no layout shift on ${name} when the cards load`,
    { tag: '@phone' },
    async ({ page, shop, witness }) => {
      await signInAs(page, 'heidi');
      const letGo = await holdBack(page, `${shop.sandbox.urls.api}/**`);
      await page.goto(path);
      await expect(page.locator('[aria-busy="true"]')).toBeVisible();
      await twoFrames(page);
      const before = witness.sightings.length;
      letGo();
      await expect(button(page, done)).toBeVisible();
      await twoFrames(page);
      expect(movesAfter(witness, before)).toEqual([]);
    },
  );
}

test('causes no layout shift around the card box on the next visit, with a SNAP EBT card', async ({
  page,
  shop,
  witness,
}) => {
  await page.setViewportSize({ width: 360, height: 860 });
  await signIn(page, 'Dave');
  await expect(payingWith(page)).toContainText('SNAP EBT');
  const letGo = await holdBack(page, `${shop.sandbox.urls.api}/**`);
  await page.reload();
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  await twoFrames(page);
  const before = witness.sightings.length;
  letGo();
  await expect(payingWith(page)).toContainText('SNAP EBT');
  await twoFrames(page);
  expect(movesAfter(witness, before)).toEqual([]);
});

test('causes no layout shift while pages load, on narrow and wide ones', async ({ page, witness }) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  await shopAtStore(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    // Shifts of this page may be reported late, but not after another page was opened.
    await page.goto('about:blank');
    const before = witness.sightings.length;
    await page.goto('/wallet');
    await expect(button(page, 'Add Credit/Debit Card')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('region', { name: /^Pickup/ })).toBeVisible();
    await page.goto('/scheduling?fulfillmentType=PICKUP');
    await expect(times(page)).toBeVisible();
    await twoFrames(page);
    expect(movesAfter(witness, before), `at ${width} px`).toEqual([]);
  }
});

test(
  'causes no layout shift in the form when the vault’s frame and the addresses load',
  { tag: '@phone' },
  async ({ page, shop, witness }) => {
    await signIn(page, 'Dave');
    await openerOf(page).click();
    const free = [
      await holdBack(page, `${shop.sandbox.urls.vault}/**`),
      await holdBack(page, `${shop.sandbox.urls.api}/**`),
    ];
    await button(page, 'Add Credit/Debit Card').click();
    await expect(dialog(page).locator('[aria-busy="true"]').first()).toBeVisible();
    await twoFrames(page);
    const before = witness.sightings.length;
    for (const letGo of free) letGo();
    await expect(cardFields(page)[0]).toBeVisible();
    await expect(dialog(page).getByRole('radio')).toBeVisible();
    await twoFrames(page);
    expect(movesAfter(witness, before)).toEqual([]);
  },
);

test(
  'places the sheet at the right of a wide page and at the bottom of a narrow one, with Confirm in view',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'Alice');
    await openerOf(page).click();
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const box = await sheet.boundingBox();
    expect(box && Math.round(box.y + box.height)).toBe(size.height);
    expect(box && Math.round(box.x + box.width)).toBe(size.width);
    expect(box?.width).toBe(size.width < 480 ? size.width : 440);
    await expect(button(page, 'Confirm')).toBeInViewport({ ratio: 1 });
  },
);

test(
  'fits the discard prompt to its content, with its buttons in tab order',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'Alice');
    await openerOf(page).click();
    await page.getByRole('radio', { name: /Mastercard ending in 4444/ }).check();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard Changes?' });
    await expect(button(page, 'No, Keep Changes')).toBeFocused();
    const size = await question.boundingBox();
    expect(size?.height).toBeLessThan(320);
    const [keep, discard] = [
      await button(page, 'No, Keep Changes').boundingBox(),
      await button(page, 'Yes, Discard Changes').boundingBox(),
    ];
    expect(keep && discard && keep.y < discard.y && keep.x === discard.x).toBe(true);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Yes, Discard Changes')).toBeFocused();
  },
);
