import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cardMessages as text } from '../messages.ts';
import { cardLike } from '../../testing/card-like.ts';
import { CardLine } from './CardLine.tsx';

it('shows a card as picture, brand, four digits and "Exp. MM/YY" [W-2.12]', () => {
  const view = {
    text,
    application: 'CLICKLIST',
    locale: 'en-US',
    pictures: undefined,
    comesWithList: true,
  } as const;
  const card = cardLike({ brand: 'AMEX', lastFour: '0005', expirationMonth: '08', expirationYear: '2029' });
  const { container } = render(<CardLine card={card} view={view} />);
  const shown = (selector: string) => container.querySelector(selector)?.textContent;
  expect(shown('.grocer-card-picture')).toBe('AMEX');
  expect(shown('.grocer-card-name > :first-child')).toBe('American Express ');
  expect(shown('.grocer-card-digits')).toBe('···· 0005');
  expect(shown('.grocer-small')).toBe('Exp. 08/29');
});
