import type { Page } from '@playwright/test';
import { apartAt } from './pixels.ts';
import { button, cardFields, dialog } from './steps.ts';
import { expect, test as base } from './test.ts';
import { openEdit } from './form-steps.ts';
import { actionsOf, heading, menu, openFlyout, openHost } from './wallet-steps.ts';

/** The share of pixels that may differ. */
const MOST_APART = 0.001;

/** What a page may do to everything in it, and the page that it is compared with. */
interface Hostility {
  readonly name: string;
  readonly css?: string;
  readonly dir?: 'rtl';
  /** Made in the page before the wallet is opened. */
  readonly element?: 'on-top' | 'transformed';
}

const hostilities: readonly Hostility[] = [
  {
    name: 'resets as a component library does',
    css: `*, ::before, ::after { box-sizing: border-box; }
      body { margin: 0; font: 400 1rem/1.5 system-ui; color: #212529; background: #fff; }
      h1, h2, h3 { margin: 0 0 .5rem; font-weight: 500; line-height: 1.2; }
      p { margin: 0 0 1rem; } ul { padding-left: 2rem; } a { color: #0d6efd; }
      button, input, select { margin: 0; font: inherit; text-transform: none; }
      fieldset { min-width: 0; padding: 0; border: 0; } legend { float: left; width: 100%; font-size: 1.5rem; }
      iframe { border: 5px solid red; height: 10px; } label { display: inline-block; }`,
  },
  {
    name: 'resets as a utility framework does',
    css: `*, ::before, ::after { box-sizing: border-box; border: 0 solid; margin: 0; padding: 0; }
      html { line-height: 1.5; tab-size: 4; font-family: ui-sans-serif; }
      h1, h2, h3 { font: inherit; } ol, ul, menu { list-style: none; }
      button, input, select { font: inherit; color: inherit; background: transparent; border-radius: 0; opacity: 1; }
      img, svg, iframe { display: block; vertical-align: middle; } img, svg { max-width: 100%; height: auto; }
      [hidden] { display: none !important; }`,
  },
  { name: 'unsets everything', css: '* { all: unset !important; }' },
  { name: 'has a banner above everything', element: 'on-top' },
  { name: 'has tiny letters', css: 'html { font-size: 8px !important; }' },
  { name: 'has huge letters', css: 'html { font-size: 24px !important; }' },
  {
    name: 'reads from right to left, and unsets everything',
    css: '* { all: unset !important; }',
    dir: 'rtl',
  },
  { name: 'puts the wallet into a box that moves and cuts', element: 'transformed' },
];

/** Makes the page hostile. Its policy forbids inline styles, which sheets of scripts are not. */
async function make(page: Page, { css = '', dir, element }: Omit<Hostility, 'name'>): Promise<void> {
  await page.evaluate(
    ([text, direction, kind]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`main > h1 { display: none !important; } main { padding: 0; } ${text}`);
      document.adoptedStyleSheets.push(sheet);
      if (direction) document.documentElement.dir = direction;
      // Where the container stands and how wide it is are the page's own affair.
      const place = { position: 'absolute', top: '0px', left: '0px', width: '560px', display: 'block' };
      const container = document.querySelector<HTMLElement>('#wallet');
      for (const [name, value] of Object.entries(place))
        container?.style.setProperty(name, value, 'important');
      if (kind === 'on-top') {
        const banner = document.body.appendChild(document.createElement('div'));
        const cover = { position: 'fixed', inset: '60% 0 0', zIndex: '2147483647', background: 'red' };
        Object.assign(banner.style, cover);
      }
      if (kind === 'transformed') {
        const box = document.querySelector('main');
        const cut = { transform: 'translateX(0)', overflow: 'hidden', height: '420px', contain: 'layout' };
        if (box) Object.assign(box.style, cut);
      }
    },
    [css, dir, element] as const,
  );
}

/** The screens of the wallet in the order of one visit, each with the region that is looked at. */
const visit: readonly (readonly [screen: string, go: (page: Page) => Promise<unknown>])[] = [
  [
    'list',
    async (page) => {
      await openFlyout(page);
      await expect(heading(page, 'Select Payment')).toBeVisible();
    },
  ],
  [
    'menu',
    async (page) => {
      await actionsOf(page, 'Mastercard ending in 4444').click();
      await expect(menu(page).getByRole('menuitem').first()).toBeFocused();
    },
  ],
  [
    'edit',
    async (page) => {
      await page.keyboard.press('Escape');
      await openEdit(page, 'Mastercard ending in 4444');
    },
  ],
  [
    'add',
    async (page) => {
      await button(page, 'Back').click();
      await button(page, 'Add Credit/Debit Card').click();
      await expect(cardFields(page)[0]).toBeVisible();
      await expect(dialog(page).getByRole('radio')).toHaveCount(2);
    },
  ],
];

/** Pictures of the card box and of every screen on a page like this. */
async function pictures(
  page: Page,
  hostility: Omit<Hostility, 'name'>,
): Promise<ReadonlyMap<string, Buffer>> {
  const walletConfig = { showSnapCards: true, showGiftCards: true, getGiftCardBalances: true };
  await openHost(page, 'alice', { walletConfig });
  await make(page, hostility);
  const taken = new Map<string, Buffer>();
  const box = page.locator('#wallet [data-part="card-box"]');
  // A banner above everything is above the box as well, which is right.
  if (hostility.element !== 'on-top') taken.set('box', await box.screenshot({ animations: 'disabled' }));
  for (const [screen, go] of visit) {
    await go(page);
    taken.set(screen, await dialog(page).screenshot({ animations: 'disabled', caret: 'hide' }));
  }
  return taken;
}

type Pictures = Awaited<ReturnType<typeof pictures>>;

interface Gallery {
  /** Pictures of a page that leaves the wallet alone, in one direction or the other; taken once. */
  clean(dir: Hostility['dir'], viewport: { width: number; height: number } | null): Promise<Pictures>;
}

const test = base.extend<object, { readonly gallery: Gallery }>({
  gallery: [
    async ({ browser, shop }, give) => {
      const taken = new Map<Hostility['dir'], Promise<Pictures>>();
      async function take(...[dir, viewport]: Parameters<Gallery['clean']>): Promise<Pictures> {
        const page = await browser.newPage({ baseURL: shop.url, viewport, reducedMotion: 'reduce' });
        try {
          return await pictures(page, dir ? { dir } : {});
        } finally {
          await page.context().close();
        }
      }
      await give({
        clean(dir, viewport) {
          const kept = taken.get(dir) ?? take(dir, viewport);
          taken.set(dir, kept);
          return kept;
        },
      });
    },
    { scope: 'worker' },
  ],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const hostility of hostilities) {
  test(`the wallet looks the same on a page that ${hostility.name}`, async ({ page, gallery }) => {
    test.slow();
    const wanted = await gallery.clean(hostility.dir, page.viewportSize());
    const seen = await pictures(page, hostility);
    const apart: Record<string, number> = {};
    for (const [screen, picture] of seen) {
      const other = wanted.get(screen);
      if (other) apart[screen] = await apartAt(page, picture, other);
    }
    expect(Object.entries(apart).filter(([, share]) => share > MOST_APART)).toEqual([]);
    expect(Object.keys(apart).length).toBeGreaterThanOrEqual(visit.length);
  });
}
