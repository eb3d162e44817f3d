import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { SelectorConfig } from '../config.ts';
import { mount } from '../mount.tsx';
import { mountScheduling } from '../scheduling/mount-scheduling.tsx';
import { BREAKPOINTS } from '../testing/breakpoints.ts';
import { createSelectorSandbox } from '../testing/selector-sandbox.ts';

const worker = setupWorker();
let config: SelectorConfig;
let handle: { unmount(): void } | undefined;
let container: HTMLElement;

beforeAll(async () => {
  const sandbox = await createSelectorSandbox();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  worker.use(...sandbox.handlers);
  config = { ...(await sandbox.config('alice')), persistence: false };
});
afterEach(() => {
  handle?.unmount();
  container.remove();
});
afterAll(() => worker.stop());

async function widePage(width: number): Promise<void> {
  await page.viewport(width, 800);
  container = document.body.appendChild(document.createElement('div'));
}

/** Returns the last width below a breakpoint and the first one at it, with the expected layout of each. */
const aroundOf = <Seen,>(breakpoint: keyof typeof BREAKPOINTS, below: Seen, from: Seen) =>
  [
    [BREAKPOINTS[breakpoint] - 1, below],
    [BREAKPOINTS[breakpoint], from],
  ] as const;

const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

describe('a view', () => {
  it.each(aroundOf('view', 'below', 'beside'))(
    'shows at %i pixels the location button %s the field [F-9.9]',
    async (room, place) => {
      await widePage(1200);
      handle = mount({ ...config, container, display: 'inline' });
      const button = page.getByRole('button', { name: 'Search by Location' });
      await expect.element(button).toBeVisible();
      const view = button.element().closest('.grocer-view');
      // The width of the selector outside of its views.
      const edges = container.clientWidth - (view?.clientWidth ?? 0);
      container.style.inlineSize = `${room + edges}px`;
      expect(view?.clientWidth).toBe(room);
      const field = page.getByRole('textbox', { name: 'Search by ZIP Code' }).element();
      expect(box(button.element()).top > box(field).bottom ? 'below' : 'beside').toBe(place);
    },
  );
});

describe('the dialog', () => {
  it.each(aroundOf('window', 'a sheet from below', 'apart from its edges'))(
    'renders at %i pixels as %s [F-9.9]',
    async (width, look) => {
      await widePage(width);
      const selector = mount(config);
      handle = selector;
      selector.open();
      const window = page.getByRole('dialog');
      await expect.element(window).toBeVisible();
      const { left, right, bottom } = box(window.element());
      const isSheet = left === 0 && right === width && bottom === 800;
      const isApart = left > 0 && right < width && bottom < 800;
      expect(isSheet ? 'a sheet from below' : isApart && 'apart from its edges').toBe(look);
    },
  );
});

describe('the scheduling page', () => {
  const times = () => page.getByRole('radiogroup', { name: /^Times for / });
  const summary = () => page.getByRole('heading', { name: 'Order Summary' }).element();

  async function scheduled(width: number): Promise<void> {
    await widePage(width);
    const activeModality = { modality: 'PICKUP', storeId: '01100147' } as const;
    const buyer = { firstName: 'Alice', lastName: 'Adams' };
    handle = mountScheduling({ ...config, container, activeModality, buyer });
    await expect.element(times()).toBeVisible();
  }

  it.each([[360, 1] as const, ...aroundOf('middle', 1, 2), ...aroundOf('wide', 2, 3)])(
    'shows at %i pixels %i columns [F-2.71] [F-9.9]',
    async (width, columns) => {
      await scheduled(width);
      const slots = times().getByRole('radio').elements().slice(0, 2);
      const lefts = [...slots, summary()].map((part) => box(part.closest('label, .grocer-summary')).left);
      expect(new Set(lefts.map((left) => Math.round(left / 48))).size).toBe(columns);
    },
  );

  it.each([...aroundOf('roomy', 17, 20), ...aroundOf('wide', 20, 22), ...aroundOf('vast', 22, 26)])(
    'shows at %i pixels a summary of %i em [F-9.9]',
    async (width, em) => {
      await scheduled(width);
      expect(box(summary().closest('[data-part="summary"]')).width / 16).toBe(em);
    },
  );

  it.each(aroundOf('vast', 74, 92))('has at %i pixels a width of %i em [F-9.9]', async (width, em) => {
    await scheduled(width);
    expect(box(times().element().closest('.grocer-schedule')).width / 16).toBe(em);
  });
});
