import { deepActiveElement } from '@grocer/foundation/embed';
import { describeMountContract } from '@grocer/foundation/testing';
import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WalletConfig } from './config.ts';
import type { WalletHandle } from './handle.ts';
import { mount } from './mount.tsx';
import { CardBox, useWallet, WalletFlyout, WalletProvider } from './react.ts';
import { startBrowserShop } from './testing/browser-shop.ts';
import type { BrowserShop } from './testing/browser-shop.ts';

let shop: BrowserShop;
let config: WalletConfig;
let open: WalletHandle | undefined;

beforeAll(async () => {
  shop = await startBrowserShop();
  config = await shop.configOf('alice');
});
afterAll(() => shop.stop());

const dialog = () => page.getByRole('dialog', { name: 'Select Payment' });
const isWallet = (handle: object): handle is WalletHandle => 'requestClose' in handle;

describeMountContract('the wallet', {
  mount: (container) => mount({ ...config, container }),
  mountBroken: (container) => {
    const broken = { ...config, container, environment: 'HERE', locale: 'en_US' };
    return Reflect.apply(mount, undefined, [broken]);
  },
  mountAnything: (anything) => Reflect.apply(mount, undefined, [anything]),
  overlay: {
    ask: (handle) => {
      if (isWallet(handle)) handle.open();
    },
    async shown() {
      await expect.element(dialog()).toBeVisible();
      await expect.poll(() => deepActiveElement()?.textContent).toBe('Select Payment');
    },
    async close(handle) {
      if (isWallet(handle)) handle.close();
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  },
});

describe('the wallet in a same-origin frame', () => {
  it('loads the vault’s fields in the frame and not in the page', async () => {
    const frame = document.createElement('iframe');
    // Any URL of the origin: a page without a URL has no origin to send to the vault.
    frame.src = '/mockServiceWorker.js';
    const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await isLoaded;
    const inFrame = (selector: string) => frame.contentDocument?.querySelector(selector);
    const container = frame.contentDocument?.body ?? document.body;
    open = mount({ ...config, container });
    open.open({ screen: 'add-card' });
    const fields = () =>
      inFrame('[data-grocer-overlay]')?.shadowRoot?.querySelector('[data-part=card-fields]');
    await expect.poll(() => fields()?.getAttribute('aria-busy')).toBe('false');
    const vault = frame.contentDocument?.querySelector('iframe')?.contentDocument;
    const number = vault?.querySelector('#accountNumber');
    expect(number?.checkVisibility()).toBe(true);
    expect(Reflect.has(window, 'EprotectIframeClient')).toBe(false);
    open.unmount();
    expect(inFrame('[data-grocer], [data-grocer-overlay]')).toBeNull();
    frame.remove();
  });
});

describe('the vault’s fields', () => {
  it('uses the host’s messages and the direction of the container', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.dir = 'rtl';
    const messages = {
      hostedFields: { cardTitle: 'Datos', month: 'Mes', year: 'Año', monthHint: 'mm', yearHint: 'aa' },
    };
    open = mount({ ...config, container, messages, locale: 'es' });
    open.open({ screen: 'add-card' });
    const frame = () => document.querySelector('iframe');
    await expect.poll(() => frame()?.contentDocument?.documentElement.dir).toBe('rtl');
    expect(frame()?.title).toBe('Datos');
    expect(frame()?.contentDocument?.title).toBe('Datos');
    const inputOf = (id: string) => frame()?.contentDocument?.getElementById(id);
    expect(inputOf('expMonth')).toMatchObject({ ariaLabel: 'Mes', placeholder: 'mm' });
    expect(inputOf('expYear')).toMatchObject({ ariaLabel: 'Año', placeholder: 'aa' });
    open.unmount();
    container.remove();
  });
});

const listed = () => shop.sandbox.controls.history().filter(({ call }) => call === 'wallet.list').length;

describe('messages', () => {
  it('names gift cards as the host wants', async () => {
    const before = listed();
    const container = document.body.appendChild(document.createElement('div'));
    open = mount({ ...config, container, messages: { cards: { kinds: { gift: 'Tarjeta de regalo' } } } });
    await open.ready;
    open.open();
    await expect.element(page.getByText(/^Tarjeta de regalo ending in \d{4}$/).first()).toBeInTheDocument();
    expect(page.getByText(/^Gift card ending in/).elements()).toEqual([]);
    // Opening refreshes the cards.
    await expect.poll(() => listed() - before).toBe(2);
    open.unmount();
    container.remove();
  });
});

describe(`the wallet as React ${version} components`, () => {
  it('loads once under StrictMode and provides its state to the host', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const before = listed();
    const Chosen = () => <p>Pays: {useWallet((state) => state.selection.bank[0]?.lastFour ?? 'nothing')}</p>;
    root.render(
      <StrictMode>
        <WalletProvider config={config}>
          <CardBox />
          <Chosen />
          <WalletFlyout />
        </WalletProvider>
      </StrictMode>,
    );
    await expect.element(page.getByText('Pays: 4242')).toBeVisible();
    expect(listed() - before).toBe(1);
    root.unmount();
    place.remove();
    expect(document.querySelectorAll('[data-grocer-overlay]')).toHaveLength(0);
  });
});

describe(`a provider of React ${version}`, () => {
  it('follows its config under StrictMode to the cards of another token', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const Cards = () => (
      <p>Has: {useWallet(({ cards }) => cards.map(({ lastFour }) => lastFour).join(' '))}</p>
    );
    const show = (next: WalletConfig) =>
      root.render(
        <StrictMode>
          <WalletProvider config={{ ...next, walletConfig: {} }}>
            <Cards />
          </WalletProvider>
        </StrictMode>,
      );
    show(config);
    await expect.element(page.getByText(/^Has: .*4242/)).toBeVisible();
    show(await shop.configOf('frank'));
    await expect.element(page.getByText('Has: 4444', { exact: true })).toBeVisible();
    root.unmount();
    place.remove();
  });
});

describe('update()', () => {
  it('changes messages and appearance without a remount and keeps the input', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    open = mount({ ...config, container: place });
    await open.ready;
    open.open({ screen: 'add-card' });
    await userEvent.fill(page.getByLabelText('First name'), 'Ann');
    open.update({
      messages: { names: { firstName: 'Given name' } },
      appearance: { tokens: { accent: 'rgb(1, 2, 3)' } },
    });
    const field = page.getByLabelText('Given name');
    await expect.element(field).toHaveValue('Ann');
    // A button under the pointer has another colour.
    await userEvent.hover(field);
    const submit = page.getByRole('button', { name: 'Submit' });
    await expect.poll(() => getComputedStyle(submit.element()).backgroundColor).toBe('rgb(1, 2, 3)');
    open.unmount();
    place.remove();
  });
});
