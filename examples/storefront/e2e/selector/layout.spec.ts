import type { Locator, Page } from '@playwright/test';
import {
  cutOff,
  holdBack,
  inLongerWords,
  movesAfter,
  outOfSight,
  tornWords,
  twoFrames,
} from '../support/layout.ts';
import { held, schedulePickup, shopAtStore, times, wayButton } from '../steps/shop.ts';
import { button, dialog, refuseOnce, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';
import { walk } from '../support/tour.ts';
import type { Tour } from '../support/tour.ts';

/** A small phone, and a 1280 by 1024 screen at 400 % zoom. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: SIZES[0] });

const inWindow = (page: Page, name: string | RegExp): Locator =>
  dialog(page).getByRole('button', { name }).first();
const tab = (within: Locator, name: string): Locator => within.getByRole('tab', { name });
const main = (page: Page): Locator => page.getByRole('main');
const seen = (target: Locator): Promise<void> => expect(target).toBeVisible();
const heading = (page: Page, name: string): Locator =>
  page.getByRole('dialog').last().getByRole('heading', { name, exact: true });

async function press(page: Page, name: string | RegExp, then: Locator): Promise<void> {
  await inWindow(page, name).click();
  await seen(then);
}

async function openWindow(page: Page): Promise<void> {
  await wayButton(page).click();
  await seen(dialog(page).getByRole('article').first());
}

async function fillAddress(page: Page, street: string): Promise<void> {
  await dialog(page).getByLabel('Street Address', { exact: true }).fill(street);
  await dialog(page).getByLabel('State/Province (optional)').selectOption('OH');
  await dialog(page).getByLabel('ZIP Code', { exact: true }).fill('45202');
  await inWindow(page, 'Save Address').click();
}

/** Screens in the order in which a shopper can see them; each starts where the previous one ended. */
const tours: Readonly<Record<string, Tour>> = {
  'the selector’s window': [
    [
      'the page that it is above',
      async (page) => {
        await signInAs(page, 'alice');
        await page.goto('/aisles/dairy-eggs');
        await seen(button(page, 'Add to cart, Whole Milk'));
      },
    ],
    ['stores', openWindow],
    [
      'a ZIP code that is none',
      async (page) => {
        await dialog(page).getByLabel('Search by ZIP Code').fill('452');
        await page.keyboard.press('Enter');
        await expect(dialog(page).getByLabel('Search by ZIP Code')).toHaveAttribute('aria-invalid', 'true');
      },
    ],
    [
      'the question for the location',
      (page) => press(page, 'Search by Location', heading(page, 'Ways to Shop Location Access')),
    ],
    ['how it works', (page) => press(page, 'How it Works', heading(page, 'How It Works'))],
    [
      'the device’s own setting',
      (page) => press(page, 'Allow Location Access', heading(page, 'Lets Enable Your Device Setting')),
    ],
    [
      'no location',
      async (page) => {
        await inWindow(page, 'Continue').click();
        await expect(dialog(page)).toHaveCount(1);
        await seen(dialog(page).getByText('Location access is turned off for this site.', { exact: false }));
      },
    ],
    [
      'in store',
      async (page) => {
        await tab(dialog(page), 'In Store').click();
        await seen(inWindow(page, /^Shop In-Store|^Select Store/));
      },
    ],
    [
      'deliveries',
      async (page) => {
        await tab(dialog(page), 'Delivery').click();
        await seen(inWindow(page, /^Shop All Delivery/));
      },
    ],
    [
      'the address book',
      (page) => press(page, /^Change Address, All Delivery/, inWindow(page, 'Add New Address')),
    ],
    ['the form for an address', (page) => press(page, 'Add New Address', inWindow(page, 'Save Address'))],
    [
      'the form, with errors',
      (page) => press(page, 'Save Address', dialog(page).getByText('Please enter a street address.')),
    ],
    [
      'a suggestion',
      async (page) => {
        await fillAddress(page, '1 Corrected St');
        await seen(heading(page, 'Suggested Address'));
      },
    ],
    [
      'the book, with the address',
      (page) => press(page, 'Confirm Address', dialog(page).getByText('1 Corrected Street').first()),
    ],
    [
      'the question before an address goes',
      async (page) => {
        await press(page, /^Edit, 1 Corrected Street/, inWindow(page, 'Remove Address'));
        await inWindow(page, 'Remove Address').click();
        await seen(page.getByRole('alertdialog'));
      },
    ],
  ],
  'times before shopping': [
    [
      'times',
      async (page) => {
        await signInAs(page, 'alice');
        await page.goto('/aisles/dairy-eggs');
        await openWindow(page);
        await tab(dialog(page), 'Delivery').click();
        await press(page, /^Reserve Your Time, /, times(page));
      },
    ],
    [
      'a time that others took',
      async (page, shop) => {
        const chosen = times(page).getByRole('radio', { checked: true });
        const key = (await chosen.getAttribute('value')) ?? '';
        await shop.sandbox.controls.setSlotCapacity(decodeURIComponent(key.split('::')[1] ?? ''), 0);
        await press(page, 'Reserve Your Time', dialog(page).getByRole('alert'));
      },
    ],
    [
      'a reserved time, at its card',
      async (page) => {
        await press(page, 'Select New Time', times(page));
        await times(page).getByRole('radio').nth(1).check();
        await inWindow(page, 'Reserve Your Time').click();
        await expect(dialog(page)).toHaveCount(0);
        await openWindow(page);
        await seen(held(page));
      },
    ],
    [
      'no times',
      async (page, shop) => {
        refuseOnce(shop, 'timeslots.upfront');
        await press(page, /^Edit Reservation, /, inWindow(page, 'Try Again'));
      },
    ],
  ],
  'the second address book': [
    [
      'what it is for',
      async (page) => {
        await signInAs(page, 'bob');
        await page.goto('/aisles?addressBookV2=true');
        await openWindow(page);
        await tab(dialog(page), 'Delivery').click();
        await press(page, /^Reserve Your Time, /, heading(page, 'Reserve Your Time'));
      },
    ],
    ['its list', (page) => press(page, 'Select an Address', dialog(page).getByRole('radio').first())],
    ['its form', (page) => press(page, 'Add Address', inWindow(page, 'Save Address'))],
    [
      'its suggestion',
      async (page) => {
        await fillAddress(page, '1 Corrected St');
        await seen(heading(page, 'Suggested Address'));
      },
    ],
  ],
  'the selector in a page': [
    [
      'stores',
      async (page) => {
        await page.goto('/ways-to-shop');
        await seen(main(page).getByRole('article').first());
      },
    ],
    [
      'deliveries',
      async (page) => {
        await tab(main(page), 'Delivery').click();
        await seen(main(page).getByRole('button', { name: /^Shop All Delivery/ }));
      },
    ],
    [
      'the sign-in',
      async (page) => {
        await main(page)
          .getByRole('button', { name: /^Reserve Your Time, / })
          .click();
        await seen(main(page).getByRole('heading', { name: "You're Not Signed In" }));
      },
    ],
  ],
  'the cart and the scheduling page': [
    [
      'the cart',
      async (page) => {
        await signInAs(page, 'erin');
        await page.goto('/cart');
        await seen(page.getByRole('region', { name: /^Pickup/ }));
      },
    ],
    [
      'times',
      async (page) => {
        await shopAtStore(page);
        await schedulePickup(page);
      },
    ],
    [
      'its stores',
      async (page) => {
        await button(page, 'Change Store').click();
        await seen(dialog(page).getByRole('article').first());
      },
    ],
    [
      'a time that is held',
      async (page) => {
        await page.keyboard.press('Escape');
        await times(page).getByRole('radio').first().check();
        await seen(held(page));
      },
    ],
    [
      'what cannot be had',
      async (page) => {
        await button(page, 'Continue').click();
        await seen(dialog(page).getByRole('radio').first());
      },
    ],
    ['what is like it', (page) => press(page, 'Find a Similar Item', button(page, 'Replace Item'))],
  ],
};

for (const [name, tour] of Object.entries(tours)) {
  test(`renders ${name} at 320 px and 400 % zoom with nothing clipped, scrolling sideways or unreachable`, async ({
    page,
    shop,
  }) => {
    await walk(tour, { page, shop }, async (screen) => {
      for (const size of SIZES.toReversed()) {
        await page.setViewportSize(size);
        await twoFrames(page);
        const where = `${screen} at ${size.width} × ${size.height}`;
        expect.soft(await cutOff(page), where).toEqual([]);
        expect.soft(await tornWords(page), where).toEqual([]);
        expect.soft(await outOfSight(page), where).toEqual([]);
        expect.soft(await inLongerWords(page, () => cutOff(page)), `${where}, in longer words`).toEqual([]);
      }
    });
  });
}

interface Arrival {
  readonly what: string;
  /** Path of the requests that are held back. */
  readonly path: string;
  /** Opens the place that loads. */
  readonly go: (page: Page) => Promise<unknown>;
  /** Name of the part that reserves the space while loading. */
  readonly waiting: string;
  /** The content, once it is loaded. */
  readonly there: (page: Page) => Locator;
}

const arrivals: readonly Arrival[] = [
  {
    what: 'the stores of the window',
    path: '/modality/v1/options',
    go: (page) => wayButton(page).click(),
    waiting: 'loading',
    there: (page) => dialog(page).getByRole('article').first(),
  },
  {
    what: 'the stores in a page',
    path: '/modality/v1/options',
    go: (page) => page.goto('/ways-to-shop'),
    waiting: 'loading',
    there: (page) => main(page).getByRole('article').first(),
  },
  {
    what: 'the times before shopping',
    path: '/upfront-timeslots',
    async go(page) {
      await openWindow(page);
      await tab(dialog(page), 'Delivery').click();
      await inWindow(page, /^Reserve Your Time, /).click();
    },
    waiting: 'loading',
    there: times,
  },
  {
    what: 'the store of the scheduling page',
    path: '/modality/v1/options',
    go: (page) => page.goto('/scheduling?fulfillmentType=PICKUP'),
    waiting: 'place',
    there: (page) => main(page).getByText(/, [A-Z]{2} \d{5}$/),
  },
  {
    what: 'the times of the scheduling page',
    path: '/timeslots',
    go: (page) => page.goto('/scheduling?fulfillmentType=PICKUP'),
    waiting: 'loading-times',
    there: times,
  },
];

for (const { what, path, go, waiting, there } of arrivals) {
  test(`causes no layout shift on the arrival of ${what}, on narrow and wide pages`, async ({
    page,
    shop,
    witness,
  }) => {
    await signInAs(page, 'alice');
    if (what.includes('scheduling')) {
      await page.goto('/aisles/dairy-eggs');
      await shopAtStore(page);
    }
    for (const viewport of [SIZES[0], { width: 1280, height: 860 }]) {
      await page.setViewportSize(viewport);
      await page.goto('/aisles/dairy-eggs');
      const letGo = await holdBack(page, `${shop.sandbox.urls.api}/**${path}*`);
      await go(page);
      await seen(page.locator(`[data-part="${waiting}"]`));
      await twoFrames(page);
      const before = witness.sightings.length;
      letGo();
      await seen(there(page));
      await twoFrames(page);
      expect(movesAfter(witness, before), `at ${viewport.width} px`).toEqual([]);
    }
  });
}
