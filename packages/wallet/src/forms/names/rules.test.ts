import { describe, expect, it } from 'vitest';
import { nameMessages } from './messages.ts';
import { NAME_INPUT_MAX, nameProblem } from './rules.ts';

describe('a name', () => {
  it.each([
    ['', 'Required'],
    ['   ', 'Required'],
    ['Ann', undefined],
    ['O’Brien', undefined],
    ["O'Brien", undefined],
    ['Mary-Jane', undefined],
    ['José', undefined],
    ['De la Cruz', undefined],
    ['Jr.', undefined],
    ['李', undefined],
    ['Ann1', 'Invalid'],
    ['<b>', 'Invalid'],
    ['-', 'Invalid'],
    [' Ann ', undefined],
    ['J. R. Lee', undefined],
    ['A  B', undefined],
    ['Jose\u0301', undefined],
    ['Mary Jose\u0301', undefined],
    ['\u0301A', 'Invalid'],
    ['Ann..', 'Invalid'],
    ['Ann-', 'Invalid'],
    ['-Ann', 'Invalid'],
    ['1 Ann', 'Invalid'],
    ['Ann!', 'Invalid'],
    [` ${'x'.repeat(375)} `, undefined],
  ])('validates %j as %s [W-5.1] [W-5.2]', (name, problem) => expect(nameProblem(name)).toBe(problem));

  it('is limited to 40 characters when typed and 375 when prefilled [W-9.2]', () => {
    expect(NAME_INPUT_MAX).toBe(40);
    expect(nameProblem('x'.repeat(375))).toBeUndefined();
    expect(nameProblem('x'.repeat(376))).toBe('TooLong');
  });

  it('uses the specified messages [W-5.1] [W-5.2]', () => {
    expect(nameMessages).toMatchObject({
      firstNameRequired: 'First Name is a required field.',
      lastNameRequired: 'Last Name is a required field.',
      firstNameTooLong: 'Maximum length for name fields is 375 characters.',
      lastNameTooLong: 'Maximum length for name fields is 375 characters.',
      firstNameInvalid: 'Please enter a valid first name.',
      lastNameInvalid: 'Please enter a valid last name.',
    });
  });
});
