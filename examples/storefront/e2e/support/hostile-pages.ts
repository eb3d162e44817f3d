import type { JSHandle, Locator, Page } from '@playwright/test';
import type { OpenShop } from './open-shop.ts';
import { apartAt } from './pixels.ts';
import { expect, test } from './test.ts';

/** Maximum share of pixels that may differ. */
const MOST_APART = 0.001;

/** An obstacle in the page: an element above everything, or a box that clips. */
type Obstacle = 'on-top' | 'transformed';

/** Obstacles that may legitimately cover or clip inline content. */
export const IN_PAGE: readonly Obstacle[] = ['on-top', 'transformed'];

/** What a hostile page does to its content. */
interface Hostility {
  readonly name: string;
  readonly css?: string;
  readonly dir?: 'rtl';
  readonly obstacle?: Obstacle;
}

/** Conditions of a page during one walk. */
type Conditions = Omit<Hostility, 'name'>;

/** Takes a screenshot of an element, unless the page has one of these obstacles. */
export type Take = (name: string, target: Locator, unless?: readonly Obstacle[]) => Promise<void>;

/** A page with screens that have to look the same under all conditions. */
interface Visit {
  /** The element that contains the SDK, and the width to give it. */
  readonly container: { readonly selector: string; readonly width: `${number}px` };
  open(page: Page, shop: OpenShop): Promise<void>;
  /** Goes through the screens and returns to the start, since the next walk uses the same page. */
  walk(page: Page, take: Take): Promise<void>;
}

const hostilities: readonly Hostility[] = [
  {
    // All of it in one walk, since walks are the time that these tests take.
    name: 'resets as a component library and a utility framework do, and has huge letters',
    css: `*, ::before, ::after { box-sizing: border-box; }
      body { margin: 0; font: 400 1rem/1.5 system-ui; color: #212529; background: #fff; }
      h1, h2, h3 { margin: 0 0 .5rem; font-weight: 500; line-height: 1.2; }
      p { margin: 0 0 1rem; } ul { padding-left: 2rem; } a { color: #0d6efd; }
      button, input, select { margin: 0; font: inherit; text-transform: none; }
      fieldset { min-width: 0; padding: 0; border: 0; } legend { float: left; width: 100%; font-size: 1.5rem; }
      iframe { border: 5px solid red; height: 10px; } label { display: inline-block; }
      *, ::before, ::after { border: 0 solid; margin: 0; padding: 0; }
      html { font-size: 24px !important; line-height: 1.5; tab-size: 4; font-family: ui-sans-serif; }
      h1, h2, h3 { font: inherit; } ol, ul, menu { list-style: none; }
      button, input, select { font: inherit; color: inherit; background: transparent; border-radius: 0; opacity: 1; }
      img, svg, iframe { display: block; vertical-align: middle; } img, svg { max-width: 100%; height: auto; }
      [hidden] { display: none !important; }`,
  },
  { name: 'unsets everything', css: '* { all: unset !important; }' },
  { name: 'has a banner above everything', obstacle: 'on-top' },
  {
    name: 'reads from right to left, and unsets everything',
    css: '* { all: unset !important; }',
    dir: 'rtl',
  },
  { name: 'puts it into a box that moves and cuts', obstacle: 'transformed' },
];

/** Hides the page's own content, which may change on a hostile page. */
const ALONE = `html:root, html:root body { background: #fff !important; }
  html > head, .page-head, .crumbs, .foot, .tabs, .demo { display: none !important; }
  html .shop-top { position: absolute !important; opacity: 0 !important; } main { padding: 0 !important; }`;

/** Positions the container and adds a sheet for hostile rules. The page's policy forbids inline styles. */
const prepare = (page: Page, container: Visit['container']): Promise<JSHandle<CSSStyleSheet>> =>
  page.evaluateHandle(({ selector, width }) => {
    const style = { position: 'absolute', top: '0px', left: '0px', width, display: 'block', margin: '0' };
    const element = document.querySelector<HTMLElement>(selector);
    for (const [name, value] of Object.entries(style)) element?.style.setProperty(name, value, 'important');
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, container);

/** Applies conditions to the page and removes those of the previous walk. */
const setConditions = (
  sheet: JSHandle<CSSStyleSheet>,
  { css = '', dir, obstacle }: Conditions,
): Promise<void> =>
  sheet.evaluate(
    (rules, [text, direction, kind]) => {
      rules.replaceSync(text);
      document.documentElement.dir = direction ?? '';
      document.querySelector('#hostile-banner')?.remove();
      if (kind === 'on-top') {
        const banner = document.body.appendChild(document.createElement('div'));
        banner.id = 'hostile-banner';
        const cover = { position: 'fixed', inset: '60% 0 0', zIndex: '2147483647', background: 'red' };
        Object.assign(banner.style, cover);
      }
      const cut = { transform: 'translateX(0)', overflow: 'hidden', height: '420px', contain: 'layout' };
      for (const [name, value] of Object.entries(cut))
        document.querySelector('main')?.style.setProperty(name, kind === 'transformed' ? value : '');
      // An element focused by the previous walk would have a focus ring.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    [ALONE + css, dir, obstacle] as const,
  );

/** Declares a test that an SDK looks the same on every hostile page. */
export function looksTheSame(what: string, { container, open, walk }: Visit): void {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test(`renders ${what} the same on every hostile page`, async ({ page, shop }) => {
    test.slow();
    // The button of the developer panel is above the page.
    await page.route('**/demo/stage', (route) => route.fulfill({ status: 404 }));
    await open(page, shop);
    const sheet = await prepare(page, container);
    /** Returns the screenshots of one walk, by name. */
    async function picturesOn(conditions: Conditions): Promise<ReadonlyMap<string, Buffer>> {
      const taken = new Map<string, Buffer>();
      await setConditions(sheet, conditions);
      await walk(page, async (name, target, unless = []) => {
        if (conditions.obstacle && unless.includes(conditions.obstacle)) return;
        taken.set(name, await target.screenshot({ animations: 'disabled', caret: 'hide' }));
      });
      return taken;
    }
    // Pages without hostile rules.
    const clean = { ltr: await picturesOn({}), rtl: await picturesOn({ dir: 'rtl' }) };
    expect(clean.ltr.size).toBeGreaterThan(0);
    for (const { name: where, ...conditions } of hostilities)
      await test.step(`on a page that ${where}`, async () => {
        const apart: Record<string, number> = {};
        for (const [name, picture] of await picturesOn(conditions)) {
          const wanted = clean[conditions.dir ?? 'ltr'].get(name) ?? Buffer.of();
          const share = await apartAt(page, picture, wanted);
          if (share > MOST_APART) apart[name] = share;
        }
        expect.soft(apart, `what differs on a page that ${where}`).toEqual({});
      });
  });
}
