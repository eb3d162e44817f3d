import { describe, expect, it } from 'vitest';
import type { View } from '../../window/navigation/rules.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import { losesTyping } from './form-rules.ts';
import { EDITING } from './form-state.ts';
import type { FormStep, Leaving } from './form-state.ts';

const draft = { editedId: 'a', entry: undefined, isMailingAddress: true };
const form = (step: FormStep, editedId: string | undefined = 'a') => ({ visit: 1, editedId, step });
const at = (...trail: [View, ...View[]]): Frame => ({ phase: 'open', trail, opening: 1 });
const typed = { draft, addressForm: form(EDITING), frame: at('stores', 'address-book', 'add-address') };
const suggestion = { phase: 'suggested', trouble: undefined } as FormStep;

describe('the typed address', () => {
  it.each<[string, Partial<typeof typed> | { draft: undefined }, Leaving, boolean]>([
    ['is lost on the way back', {}, 'back', true],
    ['is lost where the window is closed', {}, 'close', true],
    [
      'is lost behind a suggestion',
      { addressForm: form(suggestion), frame: at('add-address', 'confirm-address') },
      'close',
      true,
    ],
    [
      'stays on the way back from a suggestion to it',
      { frame: at('add-address', 'confirm-address') },
      'back',
      false,
    ],
    ['stays where nothing was typed', { draft: undefined }, 'back', false],
    ['is another form’s', { addressForm: form(EDITING, 'b') }, 'back', false],
    ['is on its way', { addressForm: form({ phase: 'checking' }) }, 'back', false],
    ['goes without a question where the host closes the window', {}, 'host', false],
    ['goes without a question where a choice closes the window', {}, 'selected', false],
    ['is not where the window is closed already', { frame: { phase: 'closed' } as Frame }, 'close', false],
    ['is not at a view without a form', { frame: at('stores', 'address-book') }, 'close', false],
  ])('%s', (_, more, leaving, isLost) => expect(losesTyping({ ...typed, ...more }, leaving)).toBe(isLost));
});
