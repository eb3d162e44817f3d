import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  fillCard,
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

type Shown = Awaited<ReturnType<typeof showFields>>;

const press = async (input: HTMLInputElement, keys: string): Promise<void> => {
  input.focus();
  await userEvent.keyboard(keys);
};

const focused = ({ frame }: Shown): string | undefined => frame?.contentDocument?.activeElement?.id;

const all = ({ field }: Shown): readonly string[] =>
  ['accountNumber', 'expMonth', 'expYear', 'cvv'].map((id) => field(id).value);

const numericOnly = { enhancedUxFeatures: { inlineFieldValidations: true, numericInputsOnly: true } };

/** Shows card fields whose digits have been sent to the vault. */
async function masked(config: object = {}): Promise<Shown> {
  const shown = await showFields({ ...numericOnly, ...config });
  await fillCard(shown.field);
  shown.client.getPaypageRegistrationId({ id: 'first', orderId: '' });
  await expect.poll(() => shown.callback.mock.calls.length).toBe(1);
  return shown;
}

const BULLETS = ['•••• •••• •••• 4242', '••', '••', '•••'];

describe('masked card fields', () => {
  it('stay masked and valid while focus passes through, and return the same token again', async () => {
    const shown = await masked();
    const { client, callback, field } = shown;
    field('accountNumber').focus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    field('cvv').blur();
    client.validate();
    client.getPaypageRegistrationId({ id: 'second', orderId: 'o2' });
    await expect.poll(() => callback.mock.calls.length).toBe(2);
    const [first, second] = callback.mock.calls.map(([answer]) => answer);
    expect(second).toEqual({ ...first, id: 'second', orderId: 'o2' });
    expect(all(shown)).toEqual(BULLETS);
    expect(shown.frame?.contentDocument?.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });

  it.each([
    ['accountNumber', '5', ['5', '', '', '']],
    ['cvv', '7', ['', '', '', '7']],
    ['expYear', '3', ['', '', '3', '']],
    ['cvv', '{Backspace}', ['', '', '', '']],
  ])('are emptied by the first change of %s, which is kept', async (id, keys, left) => {
    const onChange = vi.fn();
    const shown = await masked({ onChange });
    onChange.mockClear();
    await press(shown.field(id), keys);
    expect(all(shown)).toEqual(left);
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
  });

  it('are replaced by what a password manager fills in', async () => {
    const shown = await masked();
    const number = shown.field('accountNumber');
    number.value = '5555555555554444';
    number.dispatchEvent(new Event('input', { bubbles: true }));
    expect(all(shown)).toEqual(['5555 5555 5555 4444', '', '', '']);
  });

  it('are emptied when the host restarts, with focus on the first field', async () => {
    const shown = await masked();
    shown.client.restart();
    await expect.poll(() => all(shown).join('')).toBe('');
    expect(focused(shown)).toBe('accountNumber');
    shown.client.getPaypageRegistrationId({ id: 'again', orderId: '' });
    await expect.poll(() => shown.callback.mock.calls.at(-1)?.[0].response).toBe('872');
  });
});

describe('an expiration date', () => {
  it.each([
    ['1230', '12', '30'],
    ['12/30', '12', '30'],
    ['122030', '12', '30'],
    ['530', '05', '30'],
    ['5/30', '05', '30'],
    ['1/30', '01', '30'],
    ['0130', '01', '30'],
    ['123099', '12', '30'],
    ['1', '1', ''],
    ['12{Backspace}{Backspace}130', '11', '30'],
  ])('typed as %s into the month becomes %s and %s', async (keys, month, year) => {
    const { field } = await showFields(numericOnly);
    await press(field('expMonth'), keys);
    expect([field('expMonth').value, field('expYear').value]).toEqual([month, year]);
  });

  it.each([
    ['expMonth', '12/2030'],
    ['expMonth', '12/30'],
    ['expMonth', '1230'],
    ['expMonth', '12 / 30'],
    ['expYear', '12/2030'],
  ])('pasted into %s as %s is split into month and year', async (id, text) => {
    const { field } = await showFields(numericOnly);
    const input = field(id);
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect([field('expMonth').value, field('expYear').value]).toEqual(['12', '30']);
  });

  it('moves focus back from an empty year, and replaces an existing one', async () => {
    const shown = await showFields(numericOnly);
    await press(shown.field('expMonth'), '12{Backspace}');
    expect(focused(shown)).toBe('expMonth');
    await userEvent.keyboard('{Backspace}131');
    await press(shown.field('expMonth'), '{Control>}a{/Control}0928');
    expect([shown.field('expMonth').value, shown.field('expYear').value]).toEqual(['09', '28']);
  });
});

describe('validation messages', () => {
  const lines = ({ field }: Shown) =>
    ['accountNumber', 'expMonth', 'cvv'].map((id) => wordsOf(field(id))?.textContent);

  it('explain each field, with focus on the first one', async () => {
    const shown = await showFields(numericOnly);
    shown.client.getPaypageRegistrationId({ id: 'e', orderId: '' });
    expect(await told(shown.callback)).toMatchObject({ response: '872' });
    expect(lines(shown)).toEqual([
      'Please enter your card number.',
      'Please enter the expiration date.',
      'Please enter your CVV.',
    ]);
    expect(focused(shown)).toBe('accountNumber');
    expect(shown.frame?.contentDocument?.querySelectorAll('[role=alert]')).toHaveLength(1);
  });

  it('move focus to the date before the security code, but keep the vendor’s first code', async () => {
    const shown = await showFields(numericOnly);
    type(shown.field('accountNumber'), '4242424242424242');
    type(shown.field('expMonth'), '13');
    type(shown.field('expYear'), '31');
    shown.client.getPaypageRegistrationId({ id: 'm', orderId: '' });
    expect(await told(shown.callback)).toMatchObject({ response: '882' });
    expect(lines(shown)).toEqual(['', 'Please enter a month from 01 to 12.', 'Please enter your CVV.']);
    expect(focused(shown)).toBe('expMonth');
  });

  it('are announced only when the field already has focus', async () => {
    const shown = await showFields(numericOnly);
    const spoken = () => shown.frame?.contentDocument?.querySelector('[role=alert]')?.textContent;
    const ask = (): void => shown.client.getPaypageRegistrationId({ id: 's', orderId: '' });
    ask();
    await expect.poll(() => focused(shown)).toBe('accountNumber');
    expect(spoken()).toBe('');
    shown.field('accountNumber').focus();
    ask();
    await expect.poll(spoken).toBe('Please enter your card number.');
  });

  it('appear without moving focus from the host', async () => {
    const shown = await showFields(numericOnly);
    const button = document.createElement('button');
    shown.place.append(button);
    button.focus();
    shown.client.validate();
    await expect.poll(() => lines(shown)[0]).toBe('Please enter your card number.');
    expect(document.activeElement).toBe(button);
    expect(shown.callback).not.toHaveBeenCalled();
  });

  it('fall back to the host’s text for the code', async () => {
    const shown = await showFields({ ...numericOnly, customErrorMessages: { 872: 'Zu kurz.' } });
    shown.client.validate();
    await expect.poll(() => lines(shown)[0]).toBe('Zu kurz.');
  });

  it.each([
    ['378282246310005', '123', '882'],
    ['378282246310005', '1234', '870'],
    ['4242424242424242', '1234', '883'],
    ['6011111111111117', '123', '870'],
  ])('match for %s with the security code %s the response %s', async (number, cvv, response) => {
    const shown = await showFields(numericOnly);
    await fillCard(shown.field, number, cvv);
    shown.client.getPaypageRegistrationId({ id: 'n', orderId: '' });
    expect(await told(shown.callback)).toMatchObject({ response });
  });

  it('require the code length of the card that the host edits', async () => {
    const shown = await showFields({ ...numericOnly, checkoutIdMode: true, cvvLength: 4 });
    type(shown.field('cvv'), '123');
    shown.client.getCheckoutId({ id: 'l', orderId: '' });
    expect(await told(shown.callback)).toMatchObject({ response: '882' });
  });
});

it('makes the fields read-only while the host is busy', async () => {
  const { client, field } = await showFields(numericOnly);
  client.setReadOnly(true);
  await expect.poll(() => field('cvv').readOnly).toBe(true);
  await press(field('cvv'), '123');
  expect(field('cvv').value).toBe('');
  client.setReadOnly(false);
  await expect.poll(() => field('cvv').readOnly).toBe(false);
  await press(field('cvv'), '123');
  expect(field('cvv').value).toBe('123');
});
