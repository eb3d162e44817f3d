import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eprotectFields } from './eprotect.ts';
import { cardMode } from './modes.ts';
import type { HostedFieldsOptions } from './port.ts';

const script = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** A client that never calls back: readiness is signalled through the page's global, as by the vendor. */
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
    onUsedUp: vi.fn(),
    cvvLength: undefined,
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
  Reflect.deleteProperty(globalThis, 'EprotectIframeClient');
  Reflect.deleteProperty(window, 'iframeIsReady');
});

describe('loading hosted fields', () => {
  it('times out after ten seconds, also for a pending submit', async () => {
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

  it('polls for readiness every 100 ms and stops once ready [W-4.21] [W-9.7]', async () => {
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

  it('leaves no timer when destroyed early', () => {
    show(script('await new Promise(() => {})')).fields.destroy();
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** A client that is ready at once and answers each request with another token. */
// The text differs each time, since a page runs the script of a URL only once.
const answering = (members: string): string => `// ${crypto.randomUUID()}
  globalThis.asked = 0;
  globalThis.EprotectIframeClient = class {
    constructor(config) {
      this.config = config;
      globalThis.client = this;
      queueMicrotask(config.onReady);
    }
    getPaypageRegistrationId() {
      const token = 'token-' + ++globalThis.asked;
      this.config.callback({
        response: '870', paypageRegistrationId: token, firstSix: '424242', lastFour: '4242', expMonth: '08', expYear: '31',
      });
    }
    ${members}
  };`;

const OURS = 'tellsChanges = true; restart() { globalThis.restarted = true; }';

async function answered(members: string) {
  vi.useRealTimers();
  const shown = show(script(answering(members)));
  await vi.waitUntil(() => shown.onReady.mock.calls.length > 0);
  const client = Reflect.get(globalThis, 'client');
  const token = async () => {
    const tokenised = await shown.fields.tokenise();
    return tokenised.ok ? tokenised.token.token : tokenised.problem;
  };
  return { ...shown, client, token };
}

describe('a hosted fields token', () => {
  it('is reused until the input changes; focus alone does not count', async () => {
    const { fields, client, token, onTouched } = await answered(OURS);
    expect([await token(), await token()]).toEqual(['token-1', 'token-1']);
    client.config.onFocusChange(true);
    expect([fields.isChanged(), await token(), onTouched.mock.calls.length]).toEqual([false, 'token-1', 1]);
    client.config.onChange();
    expect([fields.isChanged(), await token(), fields.isChanged()]).toEqual([true, 'token-2', false]);
    fields.destroy();
  });

  it('is reused until a frame without change events gets focus', async () => {
    const { fields, token } = await answered('');
    expect([await token(), await token()]).toEqual(['token-1', 'token-1']);
    const frame = document.createElement('iframe');
    document.getElementById('place')?.append(frame);
    frame.focus();
    window.dispatchEvent(new Event('blur'));
    await vi.waitUntil(() => fields.isChanged());
    expect(await token()).toBe('token-2');
    fields.destroy();
  });

  it('is dropped on restart, and a client that cannot restart is replaced', async () => {
    const { fields, token, onUsedUp } = await answered(OURS);
    await token();
    fields.restart();
    expect([await token(), Reflect.get(globalThis, 'restarted')]).toEqual(['token-2', true]);
    expect(onUsedUp).not.toHaveBeenCalled();
    fields.destroy();
    document.querySelector('#place')?.replaceChildren();
    const vendors = await answered('');
    vendors.fields.restart();
    expect(vendors.onUsedUp).toHaveBeenCalledOnce();
    vendors.fields.destroy();
  });
});
