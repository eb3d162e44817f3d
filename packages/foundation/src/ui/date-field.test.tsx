import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DateField } from './DateField.tsx';

afterEach(cleanup);

function show(more: { isRequired?: boolean; defaultDay?: string } = {}) {
  const onDay = vi.fn();
  render(<DateField label="Date of birth" part="birthday" onDay={onDay} {...more} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
  return { input, onDay, said: () => screen.getByRole('status').textContent };
}

it('shows how a date is typed, and takes it [F-5.13]', async () => {
  const { input, onDay, said } = show();
  expect(input.placeholder).toBe('mm/dd/yyyy');
  await userEvent.type(input, '1/2/2004');
  expect(onDay).toHaveBeenLastCalledWith('2004-01-02');
  expect(said()).toBe('');
  await userEvent.tab();
  expect(input.value).toBe('01/02/2004');
  expect(said()).toBe('Friday, January 2, 2004');
});

it.each([
  [true, 'A valid date input is required.'],
  [false, null],
])('left empty where it is required: %s, says %s [F-5.13]', async (isRequired, words) => {
  const { input } = show({ isRequired });
  await userEvent.click(input);
  await userEvent.tab();
  const why = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent ?? null).toBe(words);
});

it('shows a date that is none as such, and says what is needed [F-5.13]', async () => {
  const { input, onDay, said } = show();
  await userEvent.type(input, '02/30/2004');
  await userEvent.tab();
  expect(said()).toBe('Unknown');
  expect(screen.getByText('A valid date input is required.')).toBeTruthy();
  expect(onDay).toHaveBeenLastCalledWith(undefined);
  expect(input.value).toBe('02/30/2004');
});

it('begins with a day that is known', () => {
  const { input, said } = show({ defaultDay: '2004-01-02' });
  expect(input.value).toBe('01/02/2004');
  expect(said()).toBe('Friday, January 2, 2004');
});
