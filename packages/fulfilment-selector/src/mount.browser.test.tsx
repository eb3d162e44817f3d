import { deepActiveElement } from '@grocer/foundation/embed';
import { describeMountContract } from '@grocer/foundation/testing';
import { setupWorker } from 'msw/browser';
import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SelectorConfig } from './config.ts';
import type { SelectorHandle } from './handle.ts';
import { mount } from './mount.tsx';
import { FulfilmentProvider, InlineSelector, useFulfilment } from './react.ts';
import { createSelectorSandbox } from './testing/selector-sandbox.ts';
import type { SelectorSandbox } from './testing/selector-sandbox.ts';

const worker = setupWorker();
let sandbox: SelectorSandbox;
let config: SelectorConfig;
let handle: SelectorHandle | undefined;

beforeAll(async () => {
  sandbox = await createSelectorSandbox();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  worker.use(...sandbox.handlers);
  config = await sandbox.config('alice');
});
afterEach(() => {
  handle?.unmount();
  localStorage.clear();
});
afterAll(() => worker.stop());

const dialog = () => page.getByRole('dialog', { name: 'How are you shopping today?' });
const isSelector = (one: object): one is SelectorHandle => 'open' in one && 'close' in one;
const focused = () => expect.poll(() => deepActiveElement()?.textContent);

describeMountContract('the fulfilment selector', {
  mount: (container) => mount({ ...config, container }),
  mountBroken: (container) => {
    const broken = { ...config, container, environment: 'HERE', locale: 'en_US' };
    return Reflect.apply(mount, undefined, [broken]);
  },
  mountAnything: (anything) => Reflect.apply(mount, undefined, [anything]),
  overlay: {
    ask: (one) => {
      if (isSelector(one)) one.open();
    },
    async shown() {
      await expect.element(dialog()).toBeVisible();
      await focused().toBe('How are you shopping today?');
    },
    async close(one) {
      if (isSelector(one)) one.close();
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  },
});

it('reserves no height inline when no ZIP code is known', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.width = '600px';
  localStorage.setItem('grocer-size:fulfilment-selector', JSON.stringify({ width: 600, height: 2000 }));
  handle = mount({ ...sandbox.guest(), container, display: 'inline' });
  await expect.element(page.getByRole('textbox', { name: 'Search by ZIP Code' })).toBeVisible();
  await expect.poll(() => container.offsetHeight).toBeLessThan(2000);
  container.remove();
});

describe('the dialog', () => {
  it('moves between the tabs with arrow keys and selects with Enter', async () => {
    handle = mount(config);
    handle.open();
    await userEvent.click(page.getByRole('tab', { name: 'Pickup' }));
    await userEvent.keyboard('{ArrowLeft}');
    await focused().toBe('In Store');
    await expect.element(page.getByRole('tab', { name: 'Pickup' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('tabpanel', { name: 'In Store' })).toBeVisible();
  });

  it('closes only the consent dialog on Escape and restores focus', async () => {
    handle = mount(config);
    handle.open();
    const location = page.getByRole('button', { name: 'Search by Location' });
    await userEvent.click(location);
    await expect.element(page.getByRole('dialog', { name: 'Ways to Shop Location Access' })).toBeVisible();
    await focused().toBe('Ways to Shop Location Access');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).toBeVisible();
    await focused().toBe('Search by Location');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('extracts five digits from a pasted ZIP+4 [F-5.1]', async () => {
    handle = mount(config);
    handle.open();
    const field = page.getByRole('textbox', { name: 'Search by ZIP Code' });
    await expect.element(field).toHaveValue('45202');
    const data = new DataTransfer();
    data.setData('text', ' 43085-1234 ');
    field
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect.element(field).toHaveValue('43085');
  });
});

describe(`the selector as React ${version} components`, () => {
  it('renders inline under StrictMode, takes no focus, and marks the chosen store', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const Chosen = () => <p>Shops: {useFulfilment((state) => state.shopping?.modality ?? 'nowhere')}</p>;
    root.render(
      <StrictMode>
        <FulfilmentProvider config={{ ...config, display: 'inline', persistence: false }}>
          <InlineSelector />
          <Chosen />
        </FulfilmentProvider>
      </StrictMode>,
    );
    const select = page.getByRole('button', { name: /^Select Store, / });
    await expect.element(select.first()).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(select.first());
    await expect.element(page.getByText('Shops: PICKUP')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Shop Pickup, / })).toBeVisible();
    root.unmount();
    place.remove();
  });
});
