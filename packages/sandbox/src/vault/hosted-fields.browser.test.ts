import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  cleanUps,
  CVV,
  fillCard,
  PAN,
  removeFields,
  showFields,
  startVault,
  stopVault,
  told,
  type,
  wordsOf,
} from '../testing/frames-for-tests.ts';

beforeAll(startVault);
afterEach(removeFields);
afterAll(stopVault);

/** A code as a separate number: the digits of a random id may contain it. */
const alone = (code: string): RegExp => new RegExp(String.raw`(?<![\w-])${code}(?![\w-])`);

describe('hosted fields', () => {
  it('exchange the typed card for a token, and return only the first six and last four digits', async () => {
    const { client, callback, field } = await showFields();
    await fillCard(field);
    client.getPaypageRegistrationId({ id: 't1', orderId: 'o1' });
    await expect.poll(() => callback.mock.calls.length).toBeGreaterThan(0);
    const [answer] = callback.mock.calls[0] ?? [];
    expect(answer).toMatchObject({
      response: '870',
      firstSix: '424242',
      lastFour: '4242',
      expMonth: '08',
      expYear: '31',
      id: 't1',
      orderId: 'o1',
    });
    expect(answer.paypageRegistrationId).toEqual(expect.any(String));
    expect(JSON.stringify(answer)).not.toContain(PAN);
  });

  it('post neither the number nor the security code to the page while typing', async () => {
    const heard: string[] = [];
    const listen = (event: MessageEvent): void => void heard.push(JSON.stringify(event.data));
    window.addEventListener('message', listen);
    cleanUps.push(() => window.removeEventListener('message', listen));
    const { field } = await showFields();
    await fillCard(field);
    await expect.poll(() => heard.some((message) => message.includes('brand'))).toBeTruthy();
    expect(heard.filter((message) => /\d{7,}/.test(message))).toEqual([]);
    expect(heard.join('')).not.toMatch(alone(CVV));
  });

  it('report an invalid number inside the frame and by code [W-5.16]', async () => {
    const { client, callback, field, frame } = await showFields({
      customErrorMessages: { 871: 'Please enter a valid credit or debit card.' },
    });
    await fillCard(field, '4242424242424241');
    client.getPaypageRegistrationId({ id: 't2', orderId: '' });
    await expect.poll(() => callback.mock.calls.length).toBeGreaterThan(0);
    expect(callback.mock.calls[0]?.[0]).toMatchObject({ response: '871' });
    const number = field('accountNumber');
    expect(number.getAttribute('aria-invalid')).toBe('true');
    const words = frame?.contentDocument?.getElementById(number.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toContain('Please enter a valid credit or debit card.');
  });

  it('ignore messages that are not from their own frame', async () => {
    const { callback, frame } = await showFields();
    const other = document.createElement('iframe');
    document.body.append(other);
    cleanUps.push(() => other.remove());
    const forged = [
      '{"response":"870","paypageRegistrationId":"forged","id":"t"}',
      '{"height":9}',
      '{"ready":true}',
      '{',
      '[]',
      'null',
      '{"__proto__":{"x":1}}',
    ];
    let sent = 0;
    for (let round = 0; round < 300; round += 1) {
      for (const data of forged) {
        sent += 1;
        window.dispatchEvent(
          new MessageEvent('message', {
            data,
            origin: location.origin,
            source: frame?.contentWindow ?? null,
          }),
        );
        other.contentWindow?.parent.postMessage(data, location.origin);
      }
    }
    const last = crypto.randomUUID();
    await new Promise<void>((resolve) => {
      window.addEventListener('message', function done(event) {
        if (event.data !== last) return;
        window.removeEventListener('message', done);
        resolve();
      });
      window.postMessage(last, location.origin);
    });
    expect(sent).toBeGreaterThan(2000);
    expect(callback).not.toHaveBeenCalled();
    // The frame itself may have reported its height meanwhile.
    expect(frame?.style.height).not.toBe('9px');
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  it('are sandboxed, titled and without permissions', async () => {
    const { frame } = await showFields();
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
    expect(frame?.getAttribute('allow')).toBe('');
    expect(frame?.referrerPolicy).toBe('strict-origin');
    expect(frame?.title).not.toBe('');
    expect(frame?.hasAttribute('tabindex')).toBe(false);
  });

  it('use the texts, the locale and the direction of the host', async () => {
    const { frame, field } = await showFields({
      title: 'Datos de la tarjeta',
      label: { accountNumber: 'Número', expDate: 'Vence', expMonth: 'Mes', expYear: 'Año', cvv: 'Código' },
      placeholderText: { expMonth: 'mm', expYear: 'aa' },
      locale: 'es',
      direction: 'rtl',
    });
    expect(frame?.title).toBe('Datos de la tarjeta');
    const page = frame?.contentDocument;
    expect(page?.title).toBe('Datos de la tarjeta');
    expect(page?.documentElement).toMatchObject({ lang: 'es', dir: 'rtl' });
    expect(field('expMonth')).toMatchObject({ ariaLabel: 'Mes', placeholder: 'mm' });
    expect(field('expYear')).toMatchObject({ ariaLabel: 'Año', placeholder: 'aa' });
    const labels = [...(page?.querySelectorAll('label, .label') ?? [])].map(({ textContent }) => textContent);
    expect(labels).toEqual(['Número', 'Vence', 'Código']);
    // Digits run from left to right in every language.
    expect(getComputedStyle(field('accountNumber')).direction).toBe('ltr');
  });

  it('work independently, and leave nothing behind when destroyed', async () => {
    const [first, second] = [await showFields(), await showFields()];
    await fillCard(second.field);
    second.client.getPaypageRegistrationId({ id: 'second', orderId: '' });
    await expect.poll(() => second.callback.mock.calls.length).toBeGreaterThan(0);
    expect(first.callback).not.toHaveBeenCalled();
    first.client.destroy();
    expect(first.place.children).toHaveLength(0);
    expect(second.place.children).toHaveLength(1);
  });
});

describe('the security code field', () => {
  const showCvv = (more: object = {}) =>
    showFields({ checkoutIdMode: true, label: { cvv: 'CVV (3-4 digit code)' }, ...more });

  it.each(['123', '1234'])('exchanges %s for a checkout id of 18 characters', async (code) => {
    const { client, callback, field, frame } = await showCvv();
    type(field('cvv'), code);
    client.getCheckoutId({ id: 'c1', orderId: 'o1' });
    const answer = await told(callback);
    expect(answer).toMatchObject({ response: '870', id: 'c1', checkoutId: expect.stringMatching(/^.{18}$/) });
    expect(answer).not.toHaveProperty('firstSix');
    expect(frame?.contentDocument?.querySelector('label')?.textContent).toBe('CVV (3-4 digit code)');
    expect(field('cvv').value).toBe('•••');
  });

  it.each([
    ['12', '882', 'CVV too short.'],
    ['12345', '883', 'CVV too long.'],
    ['abc', '881', 'Invalid CVV.'],
    ['999', '889', ''],
  ])(
    'responds to %s with %s, and shows the message inside the frame [W-5.20] [W-5.21] [W-5.22]',
    async (code, response, words) => {
      const { client, callback, field } = await showCvv();
      const cvv = field('cvv');
      type(cvv, code);
      client.getCheckoutId({ id: 'c2', orderId: '' });
      expect(await told(callback)).toMatchObject({ response });
      expect(wordsOf(cvv)?.textContent).toBe(words);
      expect(cvv.getAttribute('aria-invalid')).toBe(words ? 'true' : null);
    },
  );

  it('requests 78 px, and 112 px for an invalid code', async () => {
    const heights: number[] = [];
    const { client, callback, field } = await showCvv({ onHeight: (px: number) => heights.push(px) });
    await expect.poll(() => heights.at(-1)).toBe(78);
    type(field('cvv'), '1');
    client.getCheckoutId({ id: 'c3', orderId: '' });
    await told(callback);
    await expect.poll(() => heights.at(-1)).not.toBe(78);
    expect(heights.at(-1)).toBe(112);
  });
});

describe('the PIN field', () => {
  const PIN = '4821';
  const showPin = (more: object = {}) => showFields({ checkoutPinMode: true, showCvv: false, ...more });

  it('is a password of four digits without autofill, with the placeholder SNAP EBT PIN', async () => {
    const { field } = await showPin({ placeholderText: { pin: 'SNAP EBT PIN' } });
    const pin = field('pin');
    expect([pin.type, pin.inputMode, pin.autocomplete, pin.maxLength]).toEqual([
      'password',
      'numeric',
      'off',
      4,
    ]);
    expect(pin.hasAttribute('data-1p-ignore') && pin.hasAttribute('data-lpignore')).toBe(true);
    expect(pin.placeholder).toBe('SNAP EBT PIN');
    type(pin, '1a2b');
    expect(pin.value).toBe('12');
  });

  it('exchanges the PIN for a token, masks it, and posts neither it nor its length to the page', async () => {
    const messages: string[] = [];
    const listen = (event: MessageEvent): void => void messages.push(JSON.stringify(event.data));
    window.addEventListener('message', listen);
    cleanUps.push(() => window.removeEventListener('message', listen));
    const { client, callback, field } = await showPin();
    type(field('pin'), PIN);
    client.getCheckoutPin({ id: 'p1', orderId: 'o1' });
    expect(await told(callback)).toMatchObject({
      response: '870',
      pinCheckoutId: expect.stringMatching(/^.{18}$/),
    });
    expect(field('pin').value).toBe('••••');
    expect(messages.join('')).not.toMatch(alone(PIN));
    expect(messages.join('')).not.toContain('length');
  });

  it.each([
    ['missing', ''],
    ['short', '12'],
  ])('responds 893 to a %s PIN, with the message of the host', async (_, digits) => {
    const { client, callback, field } = await showPin({
      customErrorMessages: { 893: 'Four digits, please.' },
    });
    type(field('pin'), digits);
    client.getCheckoutPin({ id: 'p2', orderId: '' });
    expect(await told(callback)).toMatchObject({ response: '893' });
    expect(wordsOf(field('pin'))?.textContent).toBe('Four digits, please.');
    expect(field('pin').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['8893', '893'],
    ['8894', '894'],
    ['8898', '898'],
    ['8884', '884'],
    ['8885', '885'],
    ['8889', '889'],
  ])('responds to the magic PIN %s with %s', async (pin, response) => {
    const { client, callback, field } = await showPin();
    type(field('pin'), pin);
    client.getCheckoutPin({ id: 'p3', orderId: '' });
    expect(await told(callback)).toMatchObject({ response });
    expect(wordsOf(field('pin'))?.textContent === '').toBe(response.startsWith('88'));
  });

  it('is emptied when the page is left', async () => {
    const { field, frame } = await showPin();
    type(field('pin'), PIN);
    frame?.contentWindow?.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(field('pin').value).toBe('');
  });

  it('forwards Escape, and applies the color scheme and the theme of the host', async () => {
    const onEscape = vi.fn();
    const { field, frame } = await showPin({ onEscape, colorScheme: 'dark', theme: { radius: '3px' } });
    field('pin').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect.poll(() => onEscape.mock.calls.length).toBe(1);
    const root = frame?.contentDocument?.documentElement;
    expect([root?.style.colorScheme, root?.style.getPropertyValue('--radius')]).toEqual(['dark', '3px']);
  });
});
