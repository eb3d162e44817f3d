import { expect, it } from 'vitest';
import { linkIn } from './link-rules.ts';

const link = { token: 'a', token2: 'b' };

it.each([
  ['/account/emailSubscriptions?token=a&token2=b', link, '/account/emailSubscriptions'],
  ['https://shop.example/x?token2=b&q=1+2%20&token=a#top', link, 'https://shop.example/x?q=1+2%20#top'],
  ['/x?q=what?&%74oken=a&token2=b', link, '/x?q=what?'],
  ['/x?token=a%2Bc&token2=b', { token: 'a+c', token2: 'b' }, '/x'],
  ['/x?token=a&token=c&token2=b', link, '/x'],
  ['/x?token=a&q=1', undefined, '/x?q=1'],
  ['/x?token=&token2=b', undefined, '/x'],
  [`/x?token=a&token2=${'b'.repeat(201)}`, undefined, '/x'],
  ['/x?q=token', undefined, '/x?q=token'],
  ['/x?tokens=a&#token=a', undefined, '/x?tokens=a&#token=a'],
])('extracts a complete link from %s and strips its parameters [A-6.2]', (address, taken, rest) =>
  expect(linkIn(address)).toEqual({ link: taken, rest }),
);
