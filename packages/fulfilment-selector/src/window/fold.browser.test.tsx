import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { SelectorConfig } from '../config.ts';
import { mount } from '../mount.tsx';
import { mountScheduling } from '../scheduling/mount-scheduling.tsx';
import { createSelectorSandbox } from '../testing/selector-sandbox.ts';
import type { SelectorSandbox } from '../testing/selector-sandbox.ts';

const worker = setupWorker();
let sandbox: SelectorSandbox;
let config: SelectorConfig;
let handle: { unmount(): void } | undefined;
let container: HTMLElement;

beforeAll(async () => {
  sandbox = await createSelectorSandbox();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  worker.use(...sandbox.handlers);
  config = { ...(await sandbox.config('alice')), persistence: false };
});
afterEach(async () => {
  handle?.unmount();
  container.remove();
  await motion('reduce');
});
afterAll(() => worker.stop());

const motion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/** Returns the element that a button expands. */
function foldOf(button: Element): HTMLElement {
  const root = button.getRootNode();
  const fold = root instanceof ShadowRoot && root.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!fold) throw new Error('The button opens nothing.');
  return fold;
}

/** Records transitions of a fold and their duration, in ms; a busy machine may miss them while they run. */
function movesOf(fold: HTMLElement): Map<string, unknown> {
  const moves = new Map<string, unknown>();
  fold.addEventListener('transitionrun', ({ target, propertyName }) => {
    const run = fold
      .getAnimations()
      .find((one) => one instanceof CSSTransition && one.transitionProperty === propertyName);
    if (target === fold) moves.set(propertyName, run?.effect?.getTiming().duration);
  });
  return moves;
}
const isReached = (fold: HTMLElement) => fold.checkVisibility({ visibilityProperty: true });

const FOLDED = new Map([
  ['grid-template-rows', 300],
  ['visibility', 300],
]);
const folds = [
  {
    what: 'the search drawer',
    name: 'ZIP Code 45202',
    show: () => mount({ ...config, container, display: 'inline' }),
  },
  {
    what: 'the items of an order',
    name: /^\d+ items?$/,
    show() {
      const activeModality = { modality: 'PICKUP', storeId: '01100147' } as const;
      const buyer = { firstName: 'Alice', lastName: 'Adams' };
      return mountScheduling({ ...config, container, activeModality, buyer });
    },
  },
] as const;

describe.each(folds)('$what', ({ name, show }) => {
  async function shown() {
    container = document.body.appendChild(document.createElement('div'));
    handle = show();
    const button = page.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    return { button, fold: foldOf(button.element()) };
  }

  it('opens and closes in 300 ms and hides its content while closed [F-9.11]', async () => {
    await motion('no-preference');
    const { button, fold } = await shown();
    const moves = movesOf(fold);
    for (const isOpen of [isReached(fold), !isReached(fold)]) {
      await userEvent.click(button);
      await expect.poll(() => moves).toEqual(FOLDED);
      moves.clear();
      await expect.poll(() => fold.getAnimations()).toEqual([]);
      await expect.element(button).toHaveAttribute('aria-expanded', String(!isOpen));
      expect(isReached(fold)).toBe(!isOpen);
      expect(fold.clientHeight > 0).toBe(!isOpen);
    }
  });

  it('opens and closes without animation under reduced motion [F-9.11]', async () => {
    const { button, fold } = await shown();
    const isOpen = isReached(fold);
    await userEvent.click(button);
    expect(fold.getAnimations()).toEqual([]);
    expect(isReached(fold)).toBe(!isOpen);
  });
});
