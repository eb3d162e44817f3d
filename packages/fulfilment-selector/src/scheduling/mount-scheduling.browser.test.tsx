import { deepActiveElement } from '@grocer/foundation/embed';
import { describeMountContract } from '@grocer/foundation/testing';
import { setupWorker } from 'msw/browser';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  SchedulingPage,
  SchedulingProvider,
  useScheduling,
  useSchedulingHandle,
} from '../scheduling-react.ts';
import { createSelectorSandbox } from '../testing/selector-sandbox.ts';
import type { SelectorSandbox } from '../testing/selector-sandbox.ts';
import type { SchedulingConfig } from './config.ts';
import { mountScheduling } from './mount-scheduling.tsx';

const worker = setupWorker();
let sandbox: SelectorSandbox;
let config: SchedulingConfig;

beforeAll(async () => {
  sandbox = await createSelectorSandbox();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  worker.use(...sandbox.handlers);
  const buyer = { firstName: 'Alice', lastName: 'Adams' };
  const activeModality = { modality: 'PICKUP', storeId: '01100147' } as const;
  config = { ...(await sandbox.config('alice')), buyer, activeModality, persistence: false };
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => worker.stop());

const dialog = () => page.getByRole('dialog', { name: 'Change Store' });
const times = () => page.getByRole('radiogroup', { name: /^Times for / });
const focused = () => expect.poll(() => deepActiveElement()?.textContent);

/** The container of each handle, because the contract tests only know handles. */
const places = new WeakMap<object, HTMLElement>();
const changeButton = (handle: object): HTMLElement => {
  const host = places.get(handle)?.querySelector('[data-grocer="scheduling"]');
  const button = host?.shadowRoot?.querySelector<HTMLElement>('[data-part="change-place"]');
  if (!button) throw new Error('There is nothing to press yet.');
  return button;
};

describeMountContract('the scheduling page', {
  mount(container) {
    const handle = mountScheduling({ ...config, container });
    places.set(handle, container);
    return handle;
  },
  mountBroken: (container) => {
    const broken = { ...config, container, environment: 'HERE', locale: 'en_US' };
    return Reflect.apply(mountScheduling, undefined, [broken]);
  },
  mountAnything: (anything) => Reflect.apply(mountScheduling, undefined, [anything]),
  overlay: {
    async ask(handle) {
      await expect.poll(() => changeButton(handle)).toBeTruthy();
      changeButton(handle).click();
    },
    async shown() {
      await expect.element(dialog()).toBeVisible();
      await focused().toBe('Change Store');
    },
    async close() {
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  },
});

describe('the scheduling page in a browser', () => {
  it('removes its title, its meta tag and its listeners on unmount [F-2.70]', async () => {
    document.title = 'The shop';
    const listening = new Set<string>();
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const nameOf = (target: unknown, type: string) =>
      target === window || target === document ? `${target === window} ${type}` : undefined;
    EventTarget.prototype.addEventListener = function add(...args) {
      const name = nameOf(this ?? window, args[0]);
      const { signal } = typeof args[2] === 'object' && args[2] ? args[2] : {};
      if (name !== undefined && signal) {
        listening.add(name);
        addEventListener.call(signal, 'abort', () => listening.delete(name));
      }
      return addEventListener.apply(this ?? window, args);
    };
    try {
      const container = document.createElement('div');
      document.body.append(container);
      mountScheduling({ ...config, container }).unmount();
      const handle = mountScheduling({ ...config, container });
      await expect.element(times()).toBeVisible();
      expect(listening.size).toBeGreaterThan(0);
      expect(document.title).toBe('Checkout - Schedule');
      handle.unmount();
      await expect.poll(() => document.title).toBe('The shop');
      expect(document.querySelector('meta[name="robots"]')).toBeNull();
      expect([...listening]).toEqual([]);
      container.remove();
    } finally {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
    }
  });

  it('keeps a bar with the held time, the place, the minutes left and the total visible on a small screen', async () => {
    await page.viewport(360, 640);
    const container = document.body.appendChild(document.createElement('div'));
    const handle = mountScheduling({ ...config, container });
    await expect.element(times()).toBeVisible();
    await userEvent.click(times().getByRole('radio').last());
    const said = () =>
      places.get(handle) ?? container.querySelector('[data-grocer="scheduling"]')?.shadowRoot;
    const bar = () => said()?.querySelector('[data-part="in-sight"]');
    await expect
      .poll(() => bar()?.textContent)
      .toMatch(/^\w{3}, \w{3} \d+, .+\(\d+ minutes left\) Millbrook.*\$\d+\.\d\d$/);
    for (const top of [0, 300, 5000]) {
      window.scrollTo(0, top);
      const box = bar()?.getBoundingClientRect() ?? new DOMRect();
      expect([box.top > 0, box.bottom < 640, box.width <= 360]).toEqual([true, true, true]);
    }
    await page.viewport(1024, 640);
    expect(bar()?.checkVisibility()).toBe(false);
    handle.unmount();
    container.remove();
  });

  it('keeps Continue visible on a small screen', async () => {
    await page.viewport(360, 640);
    const container = document.createElement('div');
    document.body.append(container);
    const handle = mountScheduling({ ...config, container });
    await expect.element(times()).toBeVisible();
    const go = page.getByRole('button', { name: 'Continue' }).element();
    expect(document.documentElement.scrollHeight).toBeGreaterThan(1000);
    for (const top of [0, 300]) {
      window.scrollTo(0, top);
      const { bottom } = go.getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(640);
      expect(bottom).toBeGreaterThan(560);
    }
    handle.unmount();
    container.remove();
  });
});

describe('the scheduling page as React components', () => {
  it('renders under StrictMode without taking focus, and updates the host’s components', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const Chosen = () => {
      const chosen = useScheduling((state) => state.chosenTime?.displayString ?? 'none');
      const isHeld = useScheduling((state) => state.reservation !== undefined);
      const { refresh } = useSchedulingHandle();
      return (
        <button type="button" onClick={() => void refresh()}>
          Chosen: {chosen} {isHeld ? 'held' : 'free'}
        </button>
      );
    };
    root.render(
      <StrictMode>
        <SchedulingProvider config={config}>
          <SchedulingPage />
          <Chosen />
        </SchedulingProvider>
      </StrictMode>,
    );
    await expect.element(times()).toBeVisible();
    await expect.element(page.getByText('Chosen: none free')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(times().getByRole('radio').first());
    await expect.element(page.getByText(/^Chosen: .* held$/)).toBeVisible();
    root.unmount();
    place.remove();
  });
});
