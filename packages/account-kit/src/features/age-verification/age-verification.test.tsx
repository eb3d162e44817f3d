import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountConfig } from '../../config.ts';
import { mount } from '../../mount.tsx';
import type { AccountHandle } from '../../handle.ts';
import type { AgeQuestion } from './question.ts';

const heard = vi.fn<(...what: unknown[]) => void>();
let account: AccountHandle | undefined;
beforeEach(() => heard.mockClear());
afterEach(() => {
  account?.unmount();
  cleanup();
});

/** 11 p.m. on 22 November in New York, when it is the 23rd in London. */
const now = Date.parse('2026-11-22T23:00:00-05:00');
const wine: AgeQuestion = {
  items: [
    { name: 'Table Red Wine', description: '750 ml', price: 1299, minimumAge: 21 },
    { name: 'Sparkling Cider', price: 849 },
  ],
};

async function ask(question = wine, more: Partial<AccountConfig> = {}) {
  account = mount({
    environment: 'TEST',
    isolation: 'none',
    storeTimeZone: 'America/New_York',
    clock: { now: () => now },
    ...more,
  });
  for (const name of ['age:verified', 'age:cancelled', 'validation:failed'] as const)
    account.on(name, (detail) => heard(name, detail));
  const answer = account.openAgeVerification(question);
  const dialog = within(await screen.findByRole('dialog', { name: 'Verify Your Age' }));
  const date = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Date of Birth' });
  const box = dialog.getByRole<HTMLInputElement>('checkbox');
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  return { answer, dialog, date, box, press };
}

it('shows the items, the date field, the terms, and buttons to continue or go back [A-2.23] [F-5.13]', async () => {
  const { dialog, date, box } = await ask();
  const items = within(dialog.getByRole('region', { name: 'Age Restricted Items' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Table Red Wine750 ml$12.99',
    'Sparkling Cider$8.49',
  ]);
  expect([date.placeholder, date.autocomplete]).toEqual(['mm/dd/yyyy', 'bday']);
  expect(box.labels?.[0]?.textContent).toBe('I agree to the Terms & Conditions');
  expect(dialog.getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(dialog.getAllByRole('button', { name: 'Back to Cart' })).toHaveLength(2);
});

it('resolves with a calendar day, and emits no date of birth [A-4.11] [A-5.8]', async () => {
  const { answer, dialog, date, box, press } = await ask();
  await userEvent.type(date, '06141990');
  expect(dialog.getByText('Thursday, June 14, 1990')).toBeTruthy();
  await userEvent.click(box);
  expect(date.value).toBe('06/14/1990');
  await press('Continue');
  await expect(answer).resolves.toEqual({ dateOfBirth: '1990-06-14' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(heard.mock.calls).toEqual([['age:verified', undefined]]);
});

it('requires a date and the agreement, and focuses the first that is missing [A-5.8] [F-5.13]', async () => {
  const { dialog, date, box, press } = await ask();
  await press('Continue');
  expect(dialog.getByText('A valid date input is required.')).toBeTruthy();
  expect(dialog.getByText('Please agree to the Terms & Conditions')).toBeTruthy();
  expect(document.activeElement).toBe(date);
  await userEvent.type(date, '06/14/1990');
  await press('Continue');
  expect(document.activeElement).toBe(box);
  expect(heard.mock.calls).toEqual([
    ['validation:failed', { fields: ['dateOfBirth', 'agreement'] }],
    ['validation:failed', { fields: ['agreement'] }],
  ]);
});

it.each([
  ['11/24/2026', 'Please enter a valid date.'],
  ['12/31/1899', 'Please enter a valid date.'],
  ['02/29/2005', 'A valid date input is required.'],
  ['11/23/2005', 'Items in your order require a minimum age of 21.'],
])('shows for %s the validation message: %s [A-5.8]', async (typed, words) => {
  const { dialog, date, press } = await ask();
  await userEvent.type(date, typed);
  await press('Continue');
  const field = dialog.getByText(words);
  expect(date.getAttribute('aria-describedby')).toBe(field.id);
  expect(date.getAttribute('aria-invalid')).toBe('true');
});

it('uses the minimum age of the host and the calendar of the store [A-5.8]', async () => {
  const { answer, date, box, press } = await ask({ ...wine, minimumAge: 18 });
  await userEvent.type(date, '11/22/2008');
  await userEvent.click(box);
  await press('Continue');
  await expect(answer).resolves.toEqual({ dateOfBirth: '2008-11-22' });
});

it('uses the store time zone that the host sets while the dialog is open [A-5.8]', async () => {
  const { dialog, date, press } = await ask(wine, {
    clock: { now: () => Date.parse('2026-11-22T06:00:00Z') },
  });
  account?.update({ storeTimeZone: 'Pacific/Honolulu' });
  await userEvent.type(date, '11/22/2005');
  await press('Continue');
  expect(dialog.getByText('Items in your order require a minimum age of 21.')).toBeTruthy();
});

it('keeps the answers while the terms are open; Close and Escape close only the terms [A-2.23] [A-4.11]', async () => {
  const { answer, date, box, press } = await ask();
  await userEvent.type(date, '06/14/1990');
  await userEvent.click(box);
  await press('Terms & Conditions');
  const terms = within(await screen.findByRole('dialog', { name: 'Terms & Conditions' }));
  await userEvent.click(terms.getByRole('button', { name: 'Close' }));
  await screen.findByRole('dialog', { name: 'Verify Your Age' });
  expect([date.value, box.checked]).toEqual(['06/14/1990', true]);
  expect(document.activeElement?.textContent).toBe('Terms & Conditions');
  await press('Terms & Conditions');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Verify Your Age' });
  await press('Continue');
  await expect(answer).resolves.toEqual({ dateOfBirth: '1990-06-14' });
});

it.each([
  ['back', () => userEvent.click(document.querySelector('[data-part=back-to-cart]') ?? document.body)],
  ['close', () => userEvent.click(document.querySelector('[data-part=close]') ?? document.body)],
  ['escape', () => userEvent.keyboard('{Escape}')],
] as const)(
  'resolves without an answer and emits the reason when closed by %s [A-4.11]',
  async (reason, leave) => {
    const { answer } = await ask();
    await leave();
    await expect(answer).resolves.toBeUndefined();
    expect(heard.mock.calls).toEqual([['age:cancelled', { reason }]]);
    expect(account?.getState().isVerifyingAge).toBe(false);
  },
);

it('resolves without an answer on a page that ends before it has begun, and on one that has ended', async () => {
  account = mount({ environment: 'TEST', isolation: 'none' });
  const answer = account.openAgeVerification(wine);
  account.unmount();
  await expect(answer).resolves.toBeUndefined();
  await expect(account.openAgeVerification(wine)).resolves.toBeUndefined();
  const began = mount({ environment: 'TEST', isolation: 'none' });
  await began.ready;
  began.unmount();
  await waitFor(() => expect(began.status).toBe('unmounted'));
  await expect(began.openAgeVerification(wine)).resolves.toBeUndefined();
});

it('shows nothing of one shopper’s answer in the question for the next', async () => {
  const { date, box } = await ask(wine, { authConfig: { type: 'B2C', token: 'a', shopperId: 'a' } });
  await userEvent.type(date, '06141990');
  await userEvent.click(box);
  account?.update({ token: 'b', shopperId: 'b' });
  void account?.openAgeVerification(wine);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(''));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

it('stays open on a press outside, and resolves without an answer on unmount', async () => {
  const { answer } = await ask();
  await userEvent.click(document.querySelector('[data-part=scrim]') ?? document.body);
  expect(screen.getByRole('dialog')).toBeTruthy();
  account?.unmount();
  await expect(answer).resolves.toBeUndefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
