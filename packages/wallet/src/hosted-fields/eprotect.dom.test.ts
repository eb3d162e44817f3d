import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eprotectFields } from './eprotect.ts';
import { cardMode } from './modes.ts';
import type { HostedFieldsOptions } from './port.ts';

const script = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** A client that only says it is there: readiness comes through the page's global, as from the vendor. */
const SILENT = 'globalThis.EprotectIframeClient = class { getPaypageRegistrationId() {} destroy() {} };';

function show(scriptUrl: string) {
  const options = {
    elementId: 'place',
    page: document,
    words: { title: 'Card details', labels: {}, placeholders: {}, errors: {} },
    colorScheme: 'light',
    theme: {},
    locale: 'en-US',
    direction: 'ltr',
    orderId: '',
    onReady: vi.fn(),
    onUnavailable: vi.fn(),
    onHeight: vi.fn(),
    onEscape: vi.fn(),
    onTouched: vi.fn(),
  } satisfies HostedFieldsOptions;
  const config = {
    scriptUrl,
    integrity: undefined,
    nonce: undefined,
    paypageId: 'p',
    reportGroup: 'g',
    timeoutMs: 1000,
  };
  return { fields: eprotectFields(config, cardMode)(options), ...options };
}

beforeEach(() => {
  vi.useFakeTimers();
  const place = document.createElement('div');
  place.id = 'place';
  document.body.append(place);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('hosted fields on their way', () => {
  it('are given up after ten seconds when the script never comes, and a submit does not wait longer', async () => {
    const { fields, onReady, onUnavailable } = show(script('await new Promise(() => {})'));
    const submitted = fields.tokenise();
    await vi.advanceTimersByTimeAsync(9900);
    expect(onUnavailable).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(onUnavailable).toHaveBeenCalledOnce();
    expect(onReady).not.toHaveBeenCalled();
    expect(await submitted).toEqual({ ok: false, problem: { kind: 'infrastructure', code: '884' } });
    fields.destroy();
  });

  it('are looked for every 100 ms, and the looking ends with them [W-4.21] [W-9.7]', async () => {
    const { fields, onReady } = show(script(SILENT));
    await vi.waitUntil(() => 'EprotectIframeClient' in globalThis);
    await vi.advanceTimersByTimeAsync(300);
    expect(onReady).not.toHaveBeenCalled();
    Reflect.set(window, 'iframeIsReady', true);
    await vi.advanceTimersByTimeAsync(99);
    const early = onReady.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1);
    expect([early, onReady.mock.calls.length]).toEqual([0, 1]);
    expect(vi.getTimerCount()).toBe(0);
    fields.destroy();
  });

  it('leave no timer behind when they are taken away early', () => {
    show(script('await new Promise(() => {})')).fields.destroy();
    expect(vi.getTimerCount()).toBe(0);
  });
});
