import type { Page } from '@playwright/test';
import type { OpenShop } from './open-shop.ts';
import { apartAt } from './pixels.ts';
import { expect, test as base } from './test.ts';

/** The share of pixels that may differ. */
const MOST_APART = 0.001;

/** What a page may do to everything in it, and the page that it is compared with. */
export interface Hostility {
  readonly name: string;
  readonly css?: string;
  readonly dir?: 'rtl';
  /** Made in the page before anything is opened. */
  readonly element?: 'on-top' | 'transformed';
}

/** A page as it is for one picture. */
type Conditions = Omit<Hostility, 'name'>;

/** Pictures of everything that one visit shows on such a page, by name. */
type TakePictures = (page: Page, conditions: Conditions, shop: OpenShop) => Promise<Pictures>;
type Pictures = ReadonlyMap<string, Buffer>;

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
  { name: 'puts it into a box that moves and cuts', element: 'transformed' },
];

/** What surrounds an SDK in a page is the page's own affair. */
const ALONE = `html:root, html:root body { background: #fff !important; }
  html > head, .page-head, .crumbs, .foot, .tabs, .demo { display: none !important; }
  html .shop-top { position: absolute !important; opacity: 0 !important; } main { padding: 0 !important; }`;

/** Where in a page an SDK is, and how wide it is to be. */
interface Container {
  readonly selector: string;
  readonly width: `${number}px`;
}

/** Makes a page hostile to a container in it. Its policy forbids inline styles, which sheets of scripts are not. */
export async function makeHostile(
  page: Page,
  { selector: at, width: wide }: Container,
  { css = '', dir, element }: Conditions,
): Promise<void> {
  await page.evaluate(
    ([text, direction, kind, selector, width]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
      if (direction) document.documentElement.dir = direction;
      // Where the container stands and how wide it is are the page's own affair.
      const style = {
        position: 'absolute',
        top: '0px',
        left: '0px',
        width,
        display: 'block',
        margin: '0',
      };
      const container = document.querySelector<HTMLElement>(selector);
      for (const [name, value] of Object.entries(style))
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
    [ALONE + css, dir, element, at, wide] as const,
  );
}

interface Gallery {
  /** Pictures of a page that leaves all in it alone, in one direction or the other; taken once. */
  clean(
    take: TakePictures,
    dir: Hostility['dir'],
    viewport: { width: number; height: number } | null,
  ): Promise<Pictures>;
}

const test = base.extend<object, { readonly gallery: Gallery }>({
  gallery: [
    async ({ browser, shop }, give) => {
      const taken = new Map<string, Promise<Pictures>>();
      async function photograph(...[take, dir, viewport]: Parameters<Gallery['clean']>): Promise<Pictures> {
        const page = await browser.newPage({ baseURL: shop.url, viewport, reducedMotion: 'reduce' });
        try {
          return await take(page, dir ? { dir } : {}, shop);
        } finally {
          await page.context().close();
        }
      }
      await give({
        clean(take, dir, viewport) {
          const key = `${take.name} ${dir}`;
          const kept = taken.get(key) ?? photograph(take, dir, viewport);
          taken.set(key, kept);
          return kept;
        },
      });
    },
    { scope: 'worker' },
  ],
});

/** Promises that something looks the same wherever it is embedded. */
export function looksTheSame(what: string, take: TakePictures): void {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const hostility of hostilities) {
    test(`${what} looks the same on a page that ${hostility.name}`, async ({ page, shop, gallery }) => {
      test.slow();
      const wanted = await gallery.clean(take, hostility.dir, page.viewportSize());
      const seen = await take(page, hostility, shop);
      const apart: Record<string, number> = {};
      for (const [name, picture] of seen) {
        const other = wanted.get(name);
        if (other) apart[name] = await apartAt(page, picture, other);
      }
      expect(Object.entries(apart).filter(([, share]) => share > MOST_APART)).toEqual([]);
      expect(Object.keys(apart)).toEqual([...seen.keys()]);
      expect(seen.size).toBeGreaterThan(0);
    });
  }
}
