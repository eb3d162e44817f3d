import { banners } from '@grocer/foundation/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BannerLogo } from './BannerLogo.tsx';
import { bannerMark } from './rules.ts';

afterEach(cleanup);

it.each([
  ['kroger.com', 'Kroger', 'K'],
  ['harristeeter.com', 'Harris Teeter', 'H'],
  ['pay-less.com', 'Pay-less', 'P'],
  [undefined, 'Kroger', 'K'],
])('gives the banner at %s the name %s and the monogram %s [A-3.11]', (domain, title, monogram) =>
  expect(bannerMark(domain)).toMatchObject({ title, monogram }),
);

it('has a title and a monogram for every banner [A-3.11]', () => {
  const marks = banners().map(({ domain }) => bannerMark(domain));
  expect(marks.length).toBeGreaterThan(30);
  expect(marks.filter(({ title, monogram }) => title === '' || !/^\p{Lu}$/u.test(monogram))).toEqual([]);
});

it('renders an image named after the banner, as a monogram or as the logo of the host [A-3.11]', () => {
  const { rerender } = render(<BannerLogo domain="harristeeter.com" />);
  expect(screen.getByRole('img', { name: 'Harris Teeter' }).textContent).toBe('H');
  rerender(<BannerLogo domain="kroger.com" title="Millbrook Market" />);
  expect(screen.getByRole('img', { name: 'Millbrook Market' }).textContent).toBe('M');
  rerender(<BannerLogo domain="kroger.com" logo="/logo.svg" />);
  expect(screen.getByRole('img', { name: 'Kroger' }).getAttribute('src')).toBe('/logo.svg');
});
